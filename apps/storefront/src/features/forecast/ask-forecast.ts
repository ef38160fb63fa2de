import type { Clock } from '@lootboxes/ledger'
import type { Forecast } from './forecast'

/** How long an order has to stay as it is before the ledger is asked about it. */
export const settledMs = 400

/** How long the ledger may take to answer before the outcome counts as not known. */
export const patienceMs = 8000

export type AskForecastOptions = {
  clock: Clock
  read: (signal: AbortSignal) => Promise<Forecast>
  signal: AbortSignal
}

/** Asks once the order has settled. Undefined when aborted; `unknown` when the ledger takes too long. */
export async function askForecast({ clock, read, signal }: AskForecastOptions): Promise<Forecast | undefined> {
  const ended = new AbortController()
  const end = () => ended.abort()
  signal.addEventListener('abort', end, { once: true })
  try {
    await clock.sleep(settledMs, signal)
    const late = clock.sleep(patienceMs, ended.signal).then(
      (): Forecast => ({ outcome: 'unknown' }),
      () => undefined,
    )
    return await Promise.race([read(ended.signal), late])
  } catch {
    return signal.aborted ? undefined : { outcome: 'unknown' }
  } finally {
    signal.removeEventListener('abort', end)
    end()
  }
}
