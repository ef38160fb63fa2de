/** Loads on first use and keeps what came; a failed load is forgotten, so that the next use tries again. */
export function loadOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined
  return () => {
    if (loading !== undefined) return loading
    const mine = load()
    loading = mine
    mine.catch(() => {
      if (loading === mine) loading = undefined
    })
    return mine
  }
}
