/** Tells whether the page is hidden and when the user returns to it. */
export type PageVisibility = {
  isHidden(): boolean
  /** Calls the listener when the page becomes visible, focused or online. Returns a function that unsubscribes. */
  onReturn(listener: () => void): () => void
}

/** The visibility of the browser's document. In Node and in workers the page is never hidden. */
export const documentVisibility: PageVisibility = {
  isHidden: () => typeof document !== 'undefined' && document.visibilityState === 'hidden',
  onReturn: (listener) => {
    if (typeof document === 'undefined') return () => undefined
    const scope = new AbortController()
    const options = { signal: scope.signal }
    const notify = () => documentVisibility.isHidden() || listener()
    document.addEventListener('visibilitychange', notify, options)
    window.addEventListener('online', notify, options)
    window.addEventListener('focus', notify, options)
    return () => scope.abort()
  },
}
