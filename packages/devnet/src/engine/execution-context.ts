import { abort } from './abort'
import type { Reservation } from './argument'
import type { AuthZone } from './auth-zone'
import type { Bucket } from './bucket'
import type { Proof } from './proof'
import type { ReturnsAssertion } from './resource-constraint'
import type { Runtime } from './runtime'
import { createWorktop, type Worktop } from './worktop'

/** State of an intent's manifest: the worktop, the auth zone, and buckets, proofs and addresses by their number. */
export type ExecutionContext = {
  readonly runtime: Runtime
  readonly worktop: Worktop
  readonly zone: AuthZone
  /** Blobs of the intent by their hash in hex. */
  readonly blobs: ReadonlyMap<string, Uint8Array>
  /** Assertion about the resources that the next call returns. */
  nextCall: ReturnsAssertion | undefined
  addBucket(bucket: Bucket): void
  takeBucket(id: number): Bucket
  bucket(id: number): Bucket
  addProof(proof: Proof): void
  takeProof(id: number): Proof
  proof(id: number): Proof
  addReservation(reservation: Reservation): void
  takeReservation(id: number): Reservation
  namedAddress(id: number): string
  dropNamedProofs(): void
  dropAuthZone(): void
  /** Aborts if a bucket or the worktop still holds resources. */
  close(): void
}

/** Objects of a manifest by number. Taking an object leaves its number unused. */
function createNumbered<T>(name: string) {
  const all: (T | undefined)[] = []
  const get = (id: number): T => all[id] ?? abort(`TransactionProcessorError(${name}NotFound(${id}))`)
  return {
    get,
    add: (one: T) => void all.push(one),
    take: (id: number): T => {
      const taken = get(id)
      all[id] = undefined
      return taken
    },
    clear: (): T[] => all.splice(0, all.length, ...all.map(() => undefined)).filter((one) => one !== undefined),
    firstOpen: () => all.findIndex((one) => one !== undefined),
  }
}

export function createExecutionContext(
  runtime: Runtime,
  zone: AuthZone,
  blobs: ReadonlyMap<string, Uint8Array>,
): ExecutionContext {
  const buckets = createNumbered<Bucket>('Bucket')
  const proofs = createNumbered<Proof>('Proof')
  const reservations = createNumbered<Reservation>('AddressReservation')
  const addresses = createNumbered<string>('Address')
  const worktop = createWorktop(runtime.draft)
  const dropNamedProofs = () => {
    for (const one of proofs.clear()) one.drop()
  }
  const dropAuthZone = () => {
    for (const one of zone.proofs.splice(0)) one.drop()
  }
  return {
    runtime,
    worktop,
    zone,
    blobs,
    nextCall: undefined,
    bucket: buckets.get,
    addBucket: buckets.add,
    takeBucket: buckets.take,
    proof: proofs.get,
    addProof: proofs.add,
    takeProof: proofs.take,
    addReservation: (reservation) => {
      reservations.add(reservation)
      addresses.add(reservation.address)
    },
    takeReservation: reservations.take,
    namedAddress: addresses.get,
    dropNamedProofs,
    dropAuthZone,
    close: () => {
      dropNamedProofs()
      dropAuthZone()
      const dangling = buckets.firstOpen()
      if (dangling >= 0) abort(`TransactionProcessorError(DanglingBucket(${dangling}))`)
      if (reservations.firstOpen() >= 0) abort('TransactionProcessorError(DanglingAddressReservation)')
      const [left] = worktop.leftovers()
      if (left !== undefined) abort(`WorktopError(ResourcesLeft): ${left} stays on the worktop`)
    },
  }
}
