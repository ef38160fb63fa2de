import { orAborted } from '@lootboxes/ledger'

type Running<T, N> = {
  readonly scope: AbortController
  readonly task: Promise<T>
  readonly listeners: Set<(news: N) => void>
  latest?: N
}

type JoinOptions<T, N> = {
  readonly key: string
  /** Starts the task when nobody with this key has asked and waits. */
  readonly start: (signal: AbortSignal, tell: (news: N) => void) => PromiseLike<T>
  /** Leaves early, rejecting with the reason; the task is aborted when the last who waits for it leaves. */
  readonly signal?: AbortSignal | undefined
  /** Hears the news, beginning with the latest. */
  readonly listener?: ((news: N) => void) | undefined
}

export type InFlight<T, N = never> = (options: JoinOptions<T, N>) => Promise<T>

const DONE = 'done'

/** One running task per key, however many wait for it. */
export function createInFlight<T, N = never>(): InFlight<T, N> {
  const running = new Map<string, Running<T, N>>()
  const begin = ({ key, start }: JoinOptions<T, N>): Running<T, N> => {
    const scope = new AbortController()
    const listeners: Running<T, N>['listeners'] = new Set()
    const tell = (news: N) => {
      request.latest = news
      for (const listen of listeners) listen(news)
    }
    const request: Running<T, N> = { scope, listeners, task: Promise.resolve(start(scope.signal, tell)) }
    running.set(key, request)
    return request
  }
  return async (options) => {
    options.signal?.throwIfAborted()
    const request = running.get(options.key) ?? begin(options)
    const listener = (news: N) => options.listener?.(news)
    request.listeners.add(listener)
    if (request.latest !== undefined) listener(request.latest)
    try {
      return await orAborted(request.task, options.signal)
    } finally {
      request.listeners.delete(listener)
      if (request.listeners.size === 0) {
        if (running.get(options.key) === request) running.delete(options.key)
        request.scope.abort(DONE)
      }
    }
  }
}
