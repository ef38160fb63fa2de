import type { InstructionV2 } from '@lootboxes/manifest/v2'
import type { Signers } from './auth-zone'

/** A validated intent: the root of a transaction, or a subintent. */
export type ExecutableIntent = {
  readonly instructions: readonly InstructionV2[]
  readonly signers: Signers
  /** Indexes of the intents that this one yields to, in the order of its `USE_CHILD`. */
  readonly children?: readonly number[]
  /** Blobs by their hash in hex. */
  readonly blobs?: ReadonlyMap<string, Uint8Array>
}

/** A validated transaction. Only these fields influence the result. */
export type Executable = ExecutableIntent & {
  /** Subintents by the indexes of `children`, which count from 1: the root has the index 0. */
  readonly subintents?: readonly ExecutableIntent[]
  signatures: number
  payloadBytes: number
  intentHash: Uint8Array
  intentId: string
  nowMs: number
  /** Makes the transaction fail with this error after its instructions ran. */
  failure?: string | undefined
  /** Preview only: the network pays when no fee is locked. */
  freeCredit?: boolean
}
