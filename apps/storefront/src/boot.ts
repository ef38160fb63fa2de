import { env } from './env'
import { notePeers } from './features/security/rate-limit-peer'

/** What happens before the first request. A variable that does not parse ends it by name; Next alone would go on. */
export function boot(): void {
  try {
    env()
  } catch (error) {
    process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n\n`)
    process.exit(1)
  }
  notePeers()
}
