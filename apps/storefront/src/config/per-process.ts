const registry = Symbol.for('lootboxes.process')

type Registry<T> = typeof globalThis & { [registry]?: Map<string, T> }

/**
 * Creates a value once for the whole process. Next bundles pages, route handlers and the proxy separately, so a module
 * variable would exist several times.
 */
export function perProcess<T extends object>(name: string, create: () => T): () => T {
  return () => {
    const process: Registry<T> = globalThis
    const made = process[registry] ?? new Map<string, T>()
    process[registry] = made
    const before = made.get(name)
    if (before !== undefined) return before
    const fresh = create()
    made.set(name, fresh)
    return fresh
  }
}

/** Deletes all values, so that a test starts with an empty process. */
export const forgetProcess = (): void => void Reflect.deleteProperty(globalThis, registry)
