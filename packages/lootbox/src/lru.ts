/** A map that forgets what was used longest ago once what it holds weighs more than `most` (one a piece, if not told). */
export function createLru<K, V>(most: number, weigh: (value: V) => number = () => 1) {
  const entries = new Map<K, V>()
  let weight = 0
  const remove = (key: K): void => {
    const value = entries.get(key)
    if (value === undefined) return
    entries.delete(key)
    weight -= weigh(value)
  }
  return {
    get(key: K): V | undefined {
      const value = entries.get(key)
      if (value === undefined) return undefined
      entries.delete(key)
      entries.set(key, value)
      return value
    },
    set(key: K, value: V): void {
      remove(key)
      entries.set(key, value)
      weight += weigh(value)
      for (const oldest of entries.keys()) {
        if (weight <= most) return
        remove(oldest)
      }
    },
    get size() {
      return entries.size
    },
  }
}
