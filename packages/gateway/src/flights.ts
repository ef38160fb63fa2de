import { orAborted } from './within'

type Flight<T, N> = {
  readonly scope: AbortController
  readonly task: Promise<T>
  readonly listeners: Set<(news: N) => void>
  latest?: N
}

export type Boarding<T, N> = {
  readonly key: string
  /** Starts the task when nobody with this key is on the way. */
  readonly start: (signal: AbortSignal, tell: (news: N) => void) => Promise<T>
  /** Leaves early, rejecting with the reason; the task is aborted when its last passenger leaves. */
  readonly signal: AbortSignal | undefined
  /** Hears the news, beginning with the latest. */
  readonly listener?: (news: N) => void
}

export type Flights<T, N = never> = (boarding: Boarding<T, N>) => Promise<T>

/** One running task per key, however many wait for it. */
export function createFlights<T, N = never>(): Flights<T, N> {
  const flights = new Map<string, Flight<T, N>>()
  const depart = ({ key, start }: Boarding<T, N>): Flight<T, N> => {
    const scope = new AbortController()
    const listeners: Flight<T, N>['listeners'] = new Set()
    const tell = (news: N) => {
      flight.latest = news
      for (const listen of listeners) listen(news)
    }
    const flight: Flight<T, N> = { scope, listeners, task: start(scope.signal, tell) }
    flights.set(key, flight)
    return flight
  }
  return async (boarding) => {
    boarding.signal?.throwIfAborted()
    const flight = flights.get(boarding.key) ?? depart(boarding)
    const listener = (news: N) => boarding.listener?.(news)
    flight.listeners.add(listener)
    if (flight.latest !== undefined) listener(flight.latest)
    try {
      return await orAborted(flight.task, boarding.signal)
    } finally {
      flight.listeners.delete(listener)
      if (flight.listeners.size === 0) {
        flights.delete(boarding.key)
        flight.scope.abort()
      }
    }
  }
}
