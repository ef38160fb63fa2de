import { type InstructionV2, instructionDefinitions, isConsuming, isDroppingProofs } from './instructions'
import type { ManifestValue, ObjectKind } from './manifest-value'

type Tracked = { used: boolean; proofs: number; bucket?: Tracked | undefined }
type Fault = `ManifestValidationError(${string})`

const faultAt = (problem: string, kind: ObjectKind, number: number): Fault =>
  `ManifestValidationError(${problem}(Manifest${kind}(${number})))`

/** Follows the objects of a manifest by number. */
class Objects {
  private readonly all: Readonly<Record<ObjectKind, Tracked[]>> = {
    Bucket: [],
    Proof: [],
    AddressReservation: [],
    NamedAddress: [],
  }

  create(kind: ObjectKind, bucket?: Tracked): void {
    if (bucket) bucket.proofs += 1
    this.all[kind].push({ used: false, proofs: 0, bucket })
  }

  get(kind: ObjectKind, number: number): Tracked | undefined {
    return this.all[kind][number]
  }

  check(kind: ObjectKind, number: number, consume: boolean): Fault | undefined {
    const found = this.all[kind][number]
    if (!found) return faultAt(`${kind}NotYetCreated`, kind, number)
    if (found.used) return faultAt(`${kind}AlreadyUsed`, kind, number)
    if (!consume || kind === 'NamedAddress') return undefined
    if (found.proofs > 0) return faultAt('BucketConsumedWhilstLockedByProof', kind, number)
    this.use(found)
    return undefined
  }

  dropProofs(): void {
    for (const proof of this.all.Proof) if (!proof.used) this.use(proof)
  }

  dangling(): Fault | undefined {
    for (const kind of ['Bucket', 'AddressReservation'] as const) {
      const number = this.all[kind].findIndex(({ used }) => !used)
      if (number >= 0) return faultAt(`Dangling${kind}`, kind, number)
    }
    return undefined
  }

  private use(object: Tracked): void {
    object.used = true
    if (object.bucket) object.bucket.proofs -= 1
  }
}

/** Visits objects and blobs in a value, in their order. Returns the first result. */
function firstIn(value: ManifestValue, visit: (value: ManifestValue) => Fault | undefined): Fault | undefined {
  const parts =
    value.kind === 'Tuple' || value.kind === 'Enum'
      ? value.fields
      : value.kind === 'Array'
        ? value.items
        : value.kind === 'Map'
          ? value.entries.flat()
          : []
  for (const part of parts) {
    const fault = firstIn(part, visit)
    if (fault !== undefined) return fault
  }
  return visit(value)
}

const isArguments = ({ name }: InstructionV2): boolean => name.startsWith('CALL_') || name.startsWith('YIELD_')

/**
 * The engine's name of the first wrong use of a bucket, proof, address reservation or named address, or `undefined`. The network
 * refuses such a manifest before it runs. `noDangling` also refuses buckets that the manifest leaves over, as version 2 does.
 */
export function objectFault(
  instructions: readonly InstructionV2[],
  { noDangling = false }: { noDangling?: boolean } = {},
): Fault | undefined {
  const objects = new Objects()
  for (const instruction of instructions) {
    const { name, fields } = instruction
    const consume = isConsuming(name) || isArguments(instruction)
    const [first] = fields
    for (const field of fields) {
      const fault = firstIn(field, (value) =>
        value.kind === 'Bucket' ||
        value.kind === 'Proof' ||
        value.kind === 'AddressReservation' ||
        value.kind === 'NamedAddress'
          ? objects.check(value.kind, value.value, consume)
          : undefined,
      )
      if (fault !== undefined) return fault
    }
    if (isDroppingProofs(name)) objects.dropProofs()
    // A proof of a bucket locks it, and so does a copy of the proof.
    const source = first?.kind === 'Bucket' ? objects.get('Bucket', first.value) : undefined
    const copied = first?.kind === 'Proof' ? objects.get('Proof', first.value)?.bucket : undefined
    for (const kind of instructionDefinitions[name].creates)
      objects.create(kind, kind === 'Proof' ? (source ?? copied) : undefined)
  }
  return noDangling ? objects.dangling() : undefined
}
