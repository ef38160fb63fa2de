/** Run by Next once, before the server listens. */
export async function register(): Promise<void> {
  const { notePeers } = await import('./features/security/rate-limit-peer')
  notePeers()
}
