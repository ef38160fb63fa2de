import { orAborted } from '@lootboxes/ledger'

type Running<T, Progress> = {
  readonly scope: AbortController
  readonly task: Promise<T>
  readonly listeners: Set<(progress: Progress) => void>
  latest?: Progress
}

type JoinOptions<T, Progress> = {
  readonly key: string
  /** Starts the task. Called when no task with this key is running. */
  readonly start: (signal: AbortSignal, report: (progress: Progress) => void) => PromiseLike<T>
  /** Stops waiting and rejects with the signal's reason. The task is aborted when its last caller stops waiting. */
  readonly signal?: AbortSignal | undefined
  /** Receives the latest progress immediately, then each new one. */
  readonly listener?: ((progress: Progress) => void) | undefined
}

/** Joins or starts the task of a key. */
export type InFlight<T, Progress = never> = (options: JoinOptions<T, Progress>) => Promise<T>

/** Aborting with a reason avoids the cost of an exception with a stack. */
const DONE = 'done'

/** Runs one task per key and shares its result between all callers that wait for it. */
export function createInFlight<T, Progress = never>(): InFlight<T, Progress> {
  const running = new Map<string, Running<T, Progress>>()
  const begin = ({ key, start }: JoinOptions<T, Progress>): Running<T, Progress> => {
    const scope = new AbortController()
    const listeners: Running<T, Progress>['listeners'] = new Set()
    const report = (progress: Progress) => {
      request.latest = progress
      for (const notify of listeners) notify(progress)
    }
    const request: Running<T, Progress> = { scope, listeners, task: Promise.resolve(start(scope.signal, report)) }
    running.set(key, request)
    return request
  }
  return async (options) => {
    options.signal?.throwIfAborted()
    const request = running.get(options.key) ?? begin(options)
    const listener = (progress: Progress) => options.listener?.(progress)
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
