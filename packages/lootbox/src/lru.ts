/** A map that forgets what was used longest ago once it holds more than `most`. */
export function createLru<K, V>(most: number) {
  const entries = new Map<K, V>()
  return {
    get(key: K): V | undefined {
      const value = entries.get(key)
      if (value === undefined) return undefined
      entries.delete(key)
      entries.set(key, value)
      return value
    },
    set(key: K, value: V): void {
      entries.delete(key)
      entries.set(key, value)
      const [oldest] = entries.keys()
      if (entries.size > most && oldest !== undefined) entries.delete(oldest)
    },
    delete: (key: K): void => void entries.delete(key),
    get size() {
      return entries.size
    },
  }
}
