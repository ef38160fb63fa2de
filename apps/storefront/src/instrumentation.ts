/** Run by Next once, before the server listens: a variable that does not parse ends it by name; Next alone would go on. */
export async function register(): Promise<void> {
  const { env } = await import('./env')
  try {
    env()
  } catch (error) {
    process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n\n`)
    process.exit(1)
  }
  const { notePeers } = await import('./features/security/rate-limit-peer')
  notePeers()
}
