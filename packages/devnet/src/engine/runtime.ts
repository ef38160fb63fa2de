import { blake2b256, encodeAddress, entityBytes } from '@lootboxes/ledger'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { ProgrammaticTuple } from '../sbor/programmatic'
import type { SchemaNode } from '../sbor/schema-node'
import type { Draft } from '../store/draft'
import type { View } from '../store/store'
import type { Argument } from './argument'
import type { AuthZone } from './auth-zone'
import type { Bucket } from './bucket'
import type { FeeLock } from './fees'
import { createLocks, type Locks } from './locks'
import { type NativeAddresses, nativeAddresses } from './native-addresses'
import type { Proof } from './proof'

/** Result of a call: buckets go to the worktop, proofs to the auth zone. */
export type CallResult = { readonly buckets?: readonly Bucket[]; readonly proofs?: readonly Proof[] }

/** A call of a method on an entity. */
export type Call = { readonly runtime: Runtime; readonly self: string }

/** A method: the role that may call it, and its implementation. */
export type Method = {
  readonly access: string
  readonly run: (call: Call, args: readonly Argument[], name: string) => CallResult
}

/** A function of a blueprint. It has no entity and is open to all. */
export type BlueprintFunction = (runtime: Runtime, args: readonly Argument[], name: string) => CallResult

/** Types of a schema with the names of their functions or events. */
export type NamedNodes = readonly (readonly [name: string, node: SchemaNode])[]

/** The types of a blueprint: its state, the arguments of its methods and functions, and its events. */
type BlueprintInterface = {
  readonly state: SchemaNode
  readonly methods: NamedNodes
  readonly functions: NamedNodes
  readonly events: NamedNodes
}

/** Methods and functions by name. Maps, so that a name such as `constructor` resolves to none. */
export type Blueprint = {
  readonly name: string
  readonly methods: ReadonlyMap<string, Method>
  readonly functions: ReadonlyMap<string, BlueprintFunction>
  /** Types of a blueprint in TypeScript. The native blueprints have none here. */
  readonly interface?: BlueprintInterface
  /** State of a component for the Gateway. */
  readonly describe?: ((view: Pick<View, 'get'>, component: string) => ProgrammaticTuple | undefined) | undefined
}

/** Finds the blueprint of an entity, or of a package. */
export type Blueprints = {
  of(view: Pick<View, 'get'>, address: string): Blueprint | undefined
  at(packageAddress: string, name: string): Blueprint | undefined
  /** Names of a package's blueprints. */
  in(packageAddress: string): readonly string[]
  /** The package of a blueprint in TypeScript. */
  packageOf(name: string): string | undefined
}

/** `instruction` is the index of the instruction that emitted the event. */
export type EmittedEvent = { name: string; emitter: string; data: ProgrammaticTuple; instruction: number }

/** Entity bytes of the addresses that a transaction can create. */
const newEntityBytes = {
  ...entityBytes,
  'access-controller': 0xc3,
  'one-resource-pool': 0xc4,
  'two-resource-pool': 0xc5,
  'multi-resource-pool': 0xc6,
  locker: 0x68,
} as const
export type NewEntity = keyof typeof newEntityBytes

/** Context of a running transaction. Time, randomness and signatures come from the transaction record only. */
export type Runtime = {
  readonly networkId: number
  readonly xrd: string
  readonly native: NativeAddresses
  readonly blueprints: Blueprints
  readonly base: View
  readonly draft: Draft
  readonly nowMs: number
  readonly intentHash: Uint8Array
  readonly intentId: string
  /** Authorizes the current call: the zone of the running intent, or of a component that calls another entity. */
  zone: AuthZone
  readonly feeLocks: FeeLock[]
  readonly events: EmittedEvent[]
  readonly called: Set<string>
  /** Components that wait for a call of another entity. */
  readonly callers: Set<string>
  /** Index of the running instruction in the root intent. */
  instruction: number
  readonly vaultLocks: (vault: string) => Locks
  /** Returns a new address, derived from the intent hash and a counter. */
  readonly newAddress: (kind: NewEntity) => string
  /** Returns a new id for a RUID collection, derived from the intent hash and a counter. */
  readonly newRuid: () => string
}

export type RuntimeOptions = Pick<
  Runtime,
  'networkId' | 'xrd' | 'blueprints' | 'base' | 'draft' | 'nowMs' | 'intentHash' | 'intentId' | 'zone'
>

export function createRuntime(options: RuntimeOptions): Runtime {
  const locks = new Map<string, Locks>()
  let counter = 0
  const nextHash = (label: string): Uint8Array => {
    counter += 1
    return blake2b256(concatBytes(options.intentHash, utf8ToBytes(`:${label}:${counter}`)))
  }
  return {
    ...options,
    native: nativeAddresses(options.networkId),
    feeLocks: [],
    events: [],
    called: new Set(),
    callers: new Set(),
    instruction: 0,
    vaultLocks: (vault) => {
      const known = locks.get(vault)
      if (known) return known
      const fresh = createLocks()
      locks.set(vault, fresh)
      return fresh
    },
    newAddress: (kind) =>
      encodeAddress({
        entityByte: newEntityBytes[kind],
        networkId: options.networkId,
        tail: nextHash(kind).subarray(0, 29),
      }),
    newRuid: () => {
      const hex = Array.from(nextHash('ruid'), (byte) => byte.toString(16).padStart(2, '0')).join('')
      return `{${hex.replace(/(.{16})(?!$)/g, '$1-')}}`
    },
  }
}

export const emit = (runtime: Runtime, emitter: string, name: string, data: ProgrammaticTuple): void =>
  void runtime.events.push({ name, emitter, data, instruction: runtime.instruction })
