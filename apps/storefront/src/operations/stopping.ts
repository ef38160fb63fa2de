import { perProcess } from '@/config/per-process'

/** Time of the stop signal. From then on the process answers but is not ready for new visitors. */
export const stopping = perProcess('stopping', () => ({ since: undefined as number | undefined }))

export type StopOptions = {
  /** Drain time after SIGTERM: the server still answers while the proxy notices the state of `/health/ready`. */
  readonly drainMs: number
  readonly say: (what: string, cause?: unknown) => void
  readonly exit?: ((code: number) => void) | undefined
}

/**
 * Handles SIGTERM and SIGINT: the process stops being ready, answers until the drain ends, and exits. A second signal exits
 * immediately. An uncaught error exits with 1, so that the supervisor restarts the process. An unhandled rejection does not
 * exit, because Next uses such promises on purpose and logs them.
 */
export function handleStops({ drainMs, say, exit = (code) => process.exit(code) }: StopOptions): void {
  const stop = (signal: NodeJS.Signals) => {
    const state = stopping()
    if (state.since !== undefined) {
      exit(0)
      return
    }
    state.since = Date.now()
    say(`${signal}: answering for ${drainMs / 1_000} s more, then ending.`)
    setTimeout(() => exit(0), drainMs)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  process.on('uncaughtException', (cause) => {
    say('An error nobody caught ends this process.', cause)
    exit(1)
  })
}
