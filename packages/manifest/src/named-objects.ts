/** The kinds of objects that a manifest names. */
export type NamedKind = 'Bucket' | 'Proof' | 'AddressReservation' | 'NamedAddress' | 'NamedIntent'

type NamedObject = { readonly number: number; used: boolean }

/**
 * The objects that the instructions of a manifest have named so far. As in the engine's compiler, a name is given once for each
 * kind: an object that is used up keeps its name.
 */
export class NamedObjects {
  private readonly kinds = new Map<NamedKind, Map<string, NamedObject>>()

  private of(kind: NamedKind): Map<string, NamedObject> {
    const found = this.kinds.get(kind) ?? new Map<string, NamedObject>()
    this.kinds.set(kind, found)
    return found
  }

  /** Names the next object of its kind. False when an earlier one has the name. */
  create(kind: NamedKind, name: string): boolean {
    const objects = this.of(kind)
    if (objects.has(name)) return false
    objects.set(name, { number: objects.size, used: false })
    return true
  }

  /** The number of an unused object, counted from 0. With `consume`, later instructions cannot use the object. */
  resolve(kind: NamedKind, name: string, consume: boolean): number | undefined {
    const found = this.of(kind).get(name)
    if (found === undefined || found.used) return undefined
    found.used = consume
    return found.number
  }

  consumeAll(kind: NamedKind): void {
    for (const object of this.of(kind).values()) object.used = true
  }

  /** The name of the first object that nothing has used. */
  unused(kind: NamedKind): string | undefined {
    return [...this.of(kind)].find(([, { used }]) => !used)?.[0]
  }
}
