/** Run by Next once, before the server listens: a variable that does not parse stops the boot by its name. */
export async function register(): Promise<void> {
  const { env } = await import('./env')
  env()
  const { notePeers } = await import('./features/security/rate-limit-peer')
  notePeers()
}
