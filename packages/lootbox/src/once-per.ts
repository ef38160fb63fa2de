/** Creates a value once for each key, at its first use. All users of a key share its value. */
export function oncePer<K extends object, T extends object>(create: (key: K) => T): (key: K) => T {
  const created = new WeakMap<K, T>()
  return (key) => {
    const existing = created.get(key)
    if (existing !== undefined) return existing
    const value = create(key)
    created.set(key, value)
    return value
  }
}
