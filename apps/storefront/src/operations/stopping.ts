import { perProcess } from '@/config/per-process'

/** Whether this process was asked to end: it answers, and takes no new visitors. */
export const stopping = perProcess('stopping', () => ({ since: undefined as number | undefined }))

export type StopOptions = {
  /** How long requests go on being answered after SIGTERM, while a proxy learns of it from `/health/ready`. */
  readonly drainMs: number
  readonly say: (what: string, cause?: unknown) => void
  readonly exit?: ((code: number) => void) | undefined
}

/**
 * SIGTERM: not ready at once, still answering until the drain is over, then the end. A second signal ends at once. An error
 * nobody caught ends the process with 1, so that whoever watches it starts a sound one. A promise nobody awaited does not:
 * Next renders with such promises on purpose, and logs them.
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
