import { err, type Result, ResultAsync } from 'neverthrow'
import type { ProductError } from './product-error'

type Reading<T> = (signal: AbortSignal) => ResultAsync<T, ProductError>
type Answer<T> = Result<T, ProductError>
type Flight<T> = { readonly scope: AbortController; readonly task: Promise<Answer<T>>; waiting: number }

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

/**
 * Callers that ask the same thing at the same time share one reading. Each may give up alone; the reading itself is
 * aborted when the last one has.
 */
export function createShared<T>() {
  const flights = new Map<string, Flight<T>>()

  const depart = (key: string, read: Reading<T>): Flight<T> => {
    const scope = new AbortController()
    const task = Promise.resolve(read(scope.signal)).finally(() => {
      if (flights.get(key) === flight) flights.delete(key)
    })
    const flight: Flight<T> = { scope, task, waiting: 0 }
    flights.set(key, flight)
    return flight
  }

  const join = async (key: string, read: Reading<T>, signal: AbortSignal | undefined): Promise<Answer<T>> => {
    const flight = flights.get(key) ?? depart(key, read)
    flight.waiting += 1
    const answer = await orGivenUp(flight.task, signal)
    flight.waiting -= 1
    // Still among the flights: nobody waits for an answer that has not come.
    if (flight.waiting === 0 && flights.get(key) === flight) {
      flights.delete(key)
      flight.scope.abort()
    }
    return answer
  }

  return (key: string, read: Reading<T>, signal?: AbortSignal): ResultAsync<T, ProductError> =>
    new ResultAsync(join(key, read, signal))
}
