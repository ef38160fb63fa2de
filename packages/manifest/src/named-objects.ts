/** The kinds of objects that a manifest names. */
export type NamedKind = 'Bucket' | 'Proof' | 'AddressReservation' | 'NamedAddress' | 'NamedIntent'

type Objects = { readonly numbers: Map<string, number>; readonly unused: Set<string> }

/**
 * The objects that the instructions of a manifest have named so far. As in the engine's compiler, a name is given once for each
 * kind: an object that is used up keeps its name.
 */
export class NamedObjects {
  private readonly kinds = new Map<NamedKind, Objects>()

  private of(kind: NamedKind): Objects {
    const found = this.kinds.get(kind) ?? { numbers: new Map<string, number>(), unused: new Set<string>() }
    this.kinds.set(kind, found)
    return found
  }

  /** Names the next object of its kind. False when an earlier one has the name. */
  create(kind: NamedKind, name: string): boolean {
    const { numbers, unused } = this.of(kind)
    if (numbers.has(name)) return false
    numbers.set(name, numbers.size)
    unused.add(name)
    return true
  }

  /** The number of an unused object, counted from 0. With `consume`, later instructions cannot use the object. */
  resolve(kind: NamedKind, name: string, consume: boolean): number | undefined {
    const { numbers, unused } = this.of(kind)
    if (!unused.has(name)) return undefined
    if (consume) unused.delete(name)
    return numbers.get(name)
  }

  consumeAll(kind: NamedKind): void {
    this.of(kind).unused.clear()
  }

  /** The name of the first object that nothing has used. */
  unused(kind: NamedKind): string | undefined {
    const [first] = this.of(kind).unused
    return first
  }
}
