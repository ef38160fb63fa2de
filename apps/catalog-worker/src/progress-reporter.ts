import { type ProgressResult, progress } from '@clack/prompts'
import type { SyncProgress } from '@lootboxes/catalog'

const BAR_STEPS = 1_000
const LINE_EVERY_MS = 5_000

const secondsText = (ms: number): string => {
  const seconds = Math.max(0, Math.round(ms / 1_000))
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}

/** Estimates the remaining time from the time it took so far. */
function remainingMs({ stateVersion, tip, elapsedMs }: SyncProgress, startVersion: number): number | undefined {
  const read = stateVersion - startVersion
  return read <= 0 || elapsedMs < 1_000 ? undefined : ((tip - stateVersion) * elapsedMs) / read
}

/** Shows the first catch-up: a bar on a terminal, a line every five seconds elsewhere. Says nothing after it. */
export function createProgressReporter(say: (line: string) => void): (now: SyncProgress) => void {
  let bar: ProgressResult | undefined
  let isDone = false
  let startVersion: number | undefined
  let shownSteps = 0
  let saidMs = 0
  return (now) => {
    if (isDone) return
    startVersion ??= now.stateVersion
    const rest = remainingMs(now, startVersion)
    const text = `${now.stateVersion.toLocaleString('en')} of ${now.tip.toLocaleString('en')} state versions, ${now.transactions.toLocaleString('en')} transactions${rest === undefined ? '' : `, about ${secondsText(rest)} left`}`
    if (now.stateVersion >= now.tip) {
      isDone = true
      bar?.stop('Read up to the tip')
      say(`The catalog is up to date: ${text} in ${secondsText(now.elapsedMs)}.`)
    } else if (process.stdout.isTTY) {
      if (!bar) {
        bar = progress({ max: BAR_STEPS, style: 'block' })
        bar.start(text)
      }
      const steps = Math.floor((BAR_STEPS * now.stateVersion) / now.tip)
      bar.advance(steps - shownSteps, text)
      shownSteps = steps
    } else if (now.elapsedMs - saidMs > LINE_EVERY_MS) {
      saidMs = now.elapsedMs
      say(`Reading: ${text}.`)
    }
  }
}
