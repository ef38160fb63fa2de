import { encodeAddress, entityBytes } from '@lootboxes/ledger'
import { blake2b } from '@noble/hashes/blake2.js'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { ProgrammaticTuple } from '../sbor/programmatic'
import type { Draft } from '../store/draft'
import type { View } from '../store/store'
import type { FeeLock } from './fees'
import { createLocks, type Locks } from './locks'
import type { Proof } from './proof'

/** The signatures of a transaction. A preview may assume all signatures. */
export type Signers = { everyone: boolean; keys: ReadonlySet<string>; accounts: ReadonlySet<string> }

/** `instruction` is the index of the instruction that emitted the event. */
export type EmittedEvent = { name: string; emitter: string; data: ProgrammaticTuple; instruction: number }

/** Context of a running transaction. Time, randomness and signatures come from the transaction record only. */
export type Runtime = {
  readonly networkId: number
  readonly xrd: string
  /** Address of the package with the native resource managers. */
  readonly resourcePackage: string
  readonly base: View
  readonly draft: Draft
  readonly nowMs: number
  readonly intentHash: Uint8Array
  readonly intentId: string
  /** Replaced when the manifest drops the signature proofs. */
  signers: Signers
  readonly authZone: Proof[]
  readonly feeLocks: FeeLock[]
  readonly events: EmittedEvent[]
  readonly called: Set<string>
  /** Index of the running instruction. */
  instruction: number
  readonly vaultLocks: (vault: string) => Locks
  /** Returns a new address, derived from the intent hash and a counter. */
  readonly newAddress: (
    kind: 'fungible-vault' | 'non-fungible-vault' | 'key-value-store' | 'non-fungible-resource',
  ) => string
}

export type RuntimeOptions = Pick<
  Runtime,
  'networkId' | 'xrd' | 'resourcePackage' | 'base' | 'draft' | 'nowMs' | 'intentHash' | 'intentId' | 'signers'
>

export function createRuntime(options: RuntimeOptions): Runtime {
  const locks = new Map<string, Locks>()
  let minted = 0
  return {
    ...options,
    authZone: [],
    feeLocks: [],
    events: [],
    called: new Set(),
    instruction: 0,
    vaultLocks: (vault) => {
      const known = locks.get(vault)
      if (known) return known
      const fresh = createLocks()
      locks.set(vault, fresh)
      return fresh
    },
    newAddress: (kind) => {
      minted += 1
      const seed = concatBytes(options.intentHash, utf8ToBytes(`:${kind}:${minted}`))
      const tail = blake2b(seed, { dkLen: 32 }).subarray(0, 29)
      return encodeAddress({ entityByte: entityBytes[kind], networkId: options.networkId, tail })
    },
  }
}

export const emit = (runtime: Runtime, emitter: string, name: string, data: ProgrammaticTuple): void =>
  void runtime.events.push({ name, emitter, data, instruction: runtime.instruction })
