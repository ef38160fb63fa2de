import { encodeAddress, entityBytes } from '@lootboxes/ledger'
import { blake2b } from '@noble/hashes/blake2.js'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { ProgrammaticTuple } from '../sbor/programmatic'
import type { Draft } from '../store/draft'
import type { View } from '../store/store'
import type { FeeLock } from './fees'
import { createLocks, type Locks } from './locks'
import type { Proof } from './proof'

/** Whose signatures a transaction carries. A preview may assume everyone's. */
export type Signers = { everyone: boolean; keys: ReadonlySet<string>; accounts: ReadonlySet<string> }

/** `instruction` is the place in the manifest of what caused it. */
export type EmittedEvent = { name: string; emitter: string; data: ProgrammaticTuple; instruction: number }

/** What one running transaction works with: time, chance and signatures come from the record, nothing else. */
export type Runtime = {
  readonly networkId: number
  readonly xrd: string
  /** Where the native resource managers live. */
  readonly resourcePackage: string
  readonly base: View
  readonly draft: Draft
  readonly nowMs: number
  readonly intentHash: Uint8Array
  readonly intentId: string
  /** Dropping the signature proofs replaces it. */
  signers: Signers
  readonly authZone: Proof[]
  readonly feeLocks: FeeLock[]
  readonly events: EmittedEvent[]
  readonly called: Set<string>
  /** The place of the running instruction in the manifest. */
  instruction: number
  readonly vaultLocks: (vault: string) => Locks
  /** A fresh address, from the intent hash and a counter. */
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
