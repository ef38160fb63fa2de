/** Waits for the work or the signal, whichever comes first; an abort rejects with its reason and leaves no listener. */
export const orAborted = async <T>(signal: AbortSignal, work: () => T | PromiseLike<T>): Promise<T> => {
  signal.throwIfAborted()
  let stop = () => {}
  const aborted = new Promise<never>((_, reject) => {
    const abort = () => reject(signal.reason as Error)
    signal.addEventListener('abort', abort)
    stop = () => signal.removeEventListener('abort', abort)
  })
  try {
    return await Promise.race([work(), aborted])
  } finally {
    stop()
  }
}
