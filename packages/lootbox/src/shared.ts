import { type Clock, systemClock } from '@lootboxes/ledger'
import { err, type Result, ResultAsync } from 'neverthrow'
import type { AskOptions, ScopedAsk } from './ask'
import { createKept, type Versioned } from './kept'
import type { ProductError } from './product-error'

type Reading<T> = (ask: ScopedAsk) => ResultAsync<T, ProductError>
type Answer<T> = Result<T, ProductError>
type Flight<T> = { readonly scope: AbortController; readonly task: Promise<Answer<T>>; waiting: number; joined: number }

/** A page load asks for the same thing twice; whoever is more than that is a crowd. */
const CROWD = 3

export type SharedOptions = {
  readonly clock?: Clock | undefined
  /** How long an answer that a crowd waited for also answers those who come after it. */
  readonly keepMs?: number | undefined
}

const orGivenUp = <T>(task: Promise<Answer<T>>, signal: AbortSignal | undefined): Promise<Answer<T>> => {
  if (signal === undefined) return task
  let stop = () => {}
  const gone = new Promise<Answer<T>>((resolve) => {
    stop = () => resolve(err({ kind: 'aborted' }))
  })
  if (signal.aborted) stop()
  else signal.addEventListener('abort', stop, { once: true })
  return Promise.race([gone, task]).finally(() => signal.removeEventListener('abort', stop))
}

/** Readings of the same thing that must not be older than different states are different readings. */
const flightName = (key: string, minStateVersion: number | undefined): string => `${key} ${minStateVersion ?? ''}`

/**
 * Callers that ask the same thing at the same time share one reading. Each may give up alone; the reading itself is
 * aborted when the last one has. What a crowd waited for is kept a moment, so that a rush costs the Gateway a few calls
 * a second; who asks alone always gets a reading of their own.
 */
export function createShared<T extends Versioned>({ clock = systemClock, keepMs = 0 }: SharedOptions = {}) {
  const flights = new Map<string, Flight<T>>()
  const kept = createKept<T>({ clock, ms: keepMs })

  const land = (key: string, { joined }: Flight<T>, answer: Answer<T>) => {
    if (answer.isErr()) return
    if (joined >= CROWD) kept.keep(key, answer.value)
    else kept.forget(key)
  }

  const depart = (key: string, read: Reading<T>, minStateVersion: number | undefined): Flight<T> => {
    const name = flightName(key, minStateVersion)
    const scope = new AbortController()
    const task = Promise.resolve(read({ signal: scope.signal, minStateVersion }))
      .then((answer) => {
        land(key, flight, answer)
        return answer
      })
      .finally(() => {
        if (flights.get(name) === flight) flights.delete(name)
      })
    const flight: Flight<T> = { scope, task, waiting: 0, joined: 0 }
    flights.set(name, flight)
    return flight
  }

  const join = async (key: string, read: Reading<T>, { signal, minStateVersion }: AskOptions): Promise<Answer<T>> => {
    const name = flightName(key, minStateVersion)
    const flight = flights.get(name) ?? depart(key, read, minStateVersion)
    flight.waiting += 1
    flight.joined += 1
    const answer = await orGivenUp(flight.task, signal)
    flight.waiting -= 1
    // Still among the flights: nobody waits for an answer that has not come.
    if (flight.waiting === 0 && flights.get(name) === flight) {
      flights.delete(name)
      flight.scope.abort()
    }
    return answer
  }

  return {
    ask: (key: string, read: Reading<T>, ask: AskOptions = {}): ResultAsync<T, ProductError> =>
      new ResultAsync(join(key, read, ask)),
    /** What a crowd was just told, if it is no older than asked for. */
    kept: (key: string, minStateVersion: number | undefined): T | undefined => kept.get(key, minStateVersion),
  }
}
