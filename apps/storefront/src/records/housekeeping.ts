import { setTimeout as pause } from 'node:timers/promises'
import { serverLog } from '@/config/log'
import { isKept, siteDatabase } from './database'
import { causeOf, siteLetters } from './letters'
import { parts, probeAll } from './probe'
import { keepSamples } from './samples'

const minuteMs = 60_000
/** Minutes between two runs of `tidy`. */
const tidyEvery = 10

async function look(minute: number): Promise<void> {
  const { reach } = siteDatabase()
  if (reach === undefined) return
  const probes = await probeAll(parts)
  try {
    await keepSamples(await reach(), probes, Date.now())
  } catch (cause) {
    serverLog().warn({ cause: String(cause) }, 'How the parts are doing could not be kept.')
  }
  if (minute % tidyEvery !== 0) return
  const tidied = await siteLetters().letters?.tidy()
  if (tidied?.isErr()) serverLog().warn({ cause: causeOf(tidied.error) }, 'Letters could not be tidied.')
}

/** Opens the database at startup. If that fails, the next request retries. */
export async function openRecords(): Promise<void> {
  const { reach } = siteDatabase()
  if (reach === undefined || !isKept()) return
  try {
    await reach()
  } catch (cause) {
    serverLog().warn({ cause: String(cause) }, 'The database of the site could not be opened.')
  }
}

/** Samples the parts and retries pending letters once a minute until the signal aborts. */
export async function keepHouse(signal: AbortSignal): Promise<void> {
  if (!isKept()) return
  for (let minute = 0; !signal.aborted; minute += 1) {
    try {
      await pause(minuteMs, undefined, { signal, ref: false })
    } catch {
      return
    }
    await look(minute)
  }
}
