const registry = Symbol.for('lootboxes.process')

type Registry<T> = typeof globalThis & { [registry]?: Map<string, T> }

/**
 * One of something for the whole process. Next bundles pages, route handlers and the proxy apart, each with modules of
 * its own, so a variable of a module would be there several times.
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

/** Forgets all of it, so that a test starts afresh. */
export const forgetProcess = (): void => void Reflect.deleteProperty(globalThis, registry)
