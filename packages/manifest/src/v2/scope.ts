import type { ManifestTextFailure, ManifestTextProblem } from './manifest-text-error'

/** The named objects of a manifest. */
export type NamedKind = 'Bucket' | 'Proof' | 'AddressReservation' | 'NamedAddress' | 'NamedIntent'

type Fail = (problem: ManifestTextProblem) => ManifestTextFailure

/** The objects that the instructions so far have named. Each kind counts from 0. */
export class Scope {
  private readonly numbers = new Map<string, number>()
  private readonly used = new Set<string>()
  private readonly counts = new Map<NamedKind, number>()

  create(type: NamedKind, name: string, fail: Fail): void {
    const key = `${type} ${name}`
    if (this.numbers.has(key)) throw fail({ kind: 'duplicate-object', type, name })
    const number = this.counts.get(type) ?? 0
    this.numbers.set(key, number)
    this.counts.set(type, number + 1)
  }

  /** The number of an object. With `consume`, later instructions cannot use the object. */
  resolve(type: NamedKind, name: string, consume: boolean, fail: Fail): number {
    const key = `${type} ${name}`
    const number = this.numbers.get(key)
    if (number === undefined || this.used.has(key)) throw fail({ kind: 'unknown-object', type, name })
    if (consume) this.used.add(key)
    return number
  }

  consumeProofs(): void {
    for (const key of this.numbers.keys()) if (key.startsWith('Proof ')) this.used.add(key)
  }
}
