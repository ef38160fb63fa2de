/** Whether somebody looks at the page, and when they come back to it. */
export type Attention = {
  isAway(): boolean
  /** Calls when the page becomes visible, focused or online; returns its undo. */
  onReturn(listener: () => void): () => void
}

/** The browser's own; nobody ever leaves in Node or a worker. */
export const pageAttention: Attention = {
  isAway: () => typeof document !== 'undefined' && document.visibilityState === 'hidden',
  onReturn: (listener) => {
    if (typeof document === 'undefined') return () => undefined
    const scope = new AbortController()
    const until = { signal: scope.signal }
    const back = () => pageAttention.isAway() || listener()
    document.addEventListener('visibilitychange', back, until)
    window.addEventListener('online', back, until)
    window.addEventListener('focus', back, until)
    return () => scope.abort()
  },
}
