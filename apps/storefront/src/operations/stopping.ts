import { perProcess } from '@/config/per-process'

/** When this process received a stop signal. It still answers, but is not ready for new visitors. */
export const stopping = perProcess('stopping', () => ({ since: undefined as number | undefined }))

export type StopOptions = {
  /** How long requests go on being answered after SIGTERM, while a proxy learns of it from `/health/ready`. */
  readonly drainMs: number
  readonly say: (what: string, cause?: unknown) => void
  readonly exit?: ((code: number) => void) | undefined
}

/**
 * Handles SIGTERM and SIGINT: the process is not ready at once, answers until the drain is over, then exits. A second signal
 * exits at once. An uncaught error exits with 1, so that the supervisor restarts the process. An unhandled rejection does not
 * exit: Next renders with such promises on purpose, and logs them.
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
