/** Run by Next once, before the server listens, and compiled for its other runtime too, which has no use for it. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') (await import('./boot')).boot()
}
