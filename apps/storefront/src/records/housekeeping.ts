import { setInterval } from 'node:timers/promises'
import { errorName, serverLog } from '@/config/log'
import { isKept, siteDatabase } from './database'
import { siteLetters } from './letters'
import { probeAll } from './probe'
import { keepSamples } from './samples'

const minuteMs = 60_000
/** Minutes between two runs of `tidy`. */
const tidyEvery = 10

/** Runs a task. A failure is logged, and the task runs again at its next turn. */
async function attempt(chore: () => Promise<unknown> | undefined, failure: string): Promise<void> {
  try {
    await chore()
  } catch (cause) {
    serverLog().warn({ cause: errorName(cause) }, failure)
  }
}

/** Opens the database at startup. If that fails, the next request retries. */
export async function openRecords(): Promise<void> {
  if (isKept()) await attempt(siteDatabase, 'The database of the site could not be opened.')
}

/** Samples the parts once a minute, and retries pending letters. Never ends. */
export async function runHousekeeping(): Promise<void> {
  if (!isKept()) return
  let minute = 0
  for await (const _ of setInterval(minuteMs, undefined, { ref: false })) {
    const probes = await probeAll()
    await attempt(
      async () => keepSamples((await siteDatabase()).database, probes, Date.now()),
      'The samples of the system status could not be stored.',
    )
    if (minute % tidyEvery === 0)
      await attempt(async () => siteLetters().letters?.tidy(), 'Letters could not be tidied.')
    minute += 1
  }
}
