import type { Instrumentation } from 'next'

/** Next calls this once before the server listens. Next also compiles it for the Edge runtime, where it does nothing. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const [{ boot }, { openRecords, runHousekeeping }] = await Promise.all([
    import('@/api/boot'),
    import('@/records/housekeeping'),
  ])
  await boot()
  await openRecords()
  void runHousekeeping()
}

export const onRequestError: Instrumentation.onRequestError = async (...noted) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { noteRequestError } = await import('@/operations/request-errors')
  noteRequestError(...noted)
}
