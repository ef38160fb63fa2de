import { abort } from './abort'
import type { Bucket } from './bucket'
import type { Proof } from './proof'
import type { Runtime } from './runtime'
import { createWorktop, type Worktop } from './worktop'

/** State of the transaction processor: the worktop, and buckets and proofs by their number. */
export type ExecutionContext = {
  readonly runtime: Runtime
  readonly worktop: Worktop
  addBucket(bucket: Bucket): void
  takeBucket(id: number): Bucket
  bucket(id: number): Bucket
  addProof(proof: Proof): void
  takeProof(id: number): Proof
  proof(id: number): Proof
  dropNamedProofs(): void
  dropAuthZone(): void
  /** Aborts if a bucket or the worktop still holds resources. */
  close(): void
}

export function createExecutionContext(runtime: Runtime): ExecutionContext {
  const buckets: (Bucket | undefined)[] = []
  const proofs: (Proof | undefined)[] = []
  const worktop = createWorktop(runtime.draft)
  const bucket = (id: number): Bucket => buckets[id] ?? abort(`TransactionProcessorError(BucketNotFound(${id}))`)
  const proof = (id: number): Proof => proofs[id] ?? abort(`TransactionProcessorError(ProofNotFound(${id}))`)
  const dropNamedProofs = () => {
    for (const one of proofs.splice(0, proofs.length, ...proofs.map(() => undefined))) one?.drop()
  }
  const dropAuthZone = () => {
    for (const one of runtime.authZone.splice(0)) one.drop()
  }
  return {
    runtime,
    worktop,
    bucket,
    proof,
    dropNamedProofs,
    dropAuthZone,
    addBucket: (one) => void buckets.push(one),
    takeBucket: (id) => {
      const taken = bucket(id)
      buckets[id] = undefined
      return taken
    },
    addProof: (one) => void proofs.push(one),
    takeProof: (id) => {
      const taken = proof(id)
      proofs[id] = undefined
      return taken
    },
    close: () => {
      dropNamedProofs()
      dropAuthZone()
      const dangling = buckets.findIndex((one) => one !== undefined)
      if (dangling >= 0) abort(`TransactionProcessorError(DanglingBucket(${dangling}))`)
      const [left] = worktop.leftovers()
      if (left !== undefined) abort(`WorktopError(ResourcesLeft): ${left} stays on the worktop`)
    },
  }
}
