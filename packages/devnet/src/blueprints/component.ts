import type { Amount } from '@lootboxes/ledger'
import { abort } from '../engine/abort'
import { addressBytes } from '../engine/address-text'
import type { Argument } from '../engine/argument'
import { signatureBadge } from '../engine/auth-zone'
import { type Bucket, open } from '../engine/bucket'
import { assertDivisible } from '../engine/divisibility'
import { lockFee } from '../engine/lock-fee'
import type { Proof } from '../engine/proof'
import { burn, mintFungible, mintNonFungibles } from '../engine/resources'
import { assertRole } from '../engine/role-assignment'
import { emit, type Runtime } from '../engine/runtime'
import { createVault, depositInto, idsIn, withdrawFrom } from '../engine/vaults'
import { encodeSbor } from '../sbor/encode-sbor'
import type { Metadata } from '../sbor/metadata'
import { type Programmatic, type ProgrammaticTuple, tuple } from '../sbor/programmatic'
import type { AccessRule } from '../store/access-rule'
import { placeKey } from '../store/families'
import { asCaller, callAs } from './as-caller'
import { callerRule, createCollection, createToken, type NewCollection, type NewToken } from './component-resources'

/** A vault of the component. */
export type ComponentVault = {
  readonly resource: string
  readonly ids: ReadonlySet<string>
  take(amount: Amount): Bucket
  takeIds(ids: ReadonlySet<string>): Bucket
  put(bucket: Bucket): void
  /** Locks XRD of the vault for the network fee. */
  lockFee(amount: Amount): void
}

/** A resource. Its access rules see the component as the caller. */
export type ComponentResource = {
  mint(amount: Amount): Bucket
  mintNonFungibles(data: ReadonlyMap<string, ProgrammaticTuple>): Bucket
  burn(bucket: Bucket): void
  data(id: string): ProgrammaticTuple | undefined
  setData(id: string, data: ProgrammaticTuple): void
  metadata(key: string): Metadata | undefined
}

/** The component during a call. Its content follows from the ledger and the transaction alone. */
export type Component<State> = {
  readonly address: string
  /** The state of the component. A change writes a new value. */
  state: State
  /** The proposer's time in seconds since 1970. */
  readonly now: number
  readonly intentId: string
  readonly intentHash: Uint8Array
  /** Proofs in the caller's auth zone. */
  readonly proofs: readonly Proof[]
  /** Whether a public key (hex) signed the calling intent. */
  isSignedBy(publicKey: string): boolean
  vault(address: string): ComponentVault
  createVault(resource: string): string
  resource(address: string): ComponentResource
  /** Calls a method of another entity, whose access rules see this component as the caller. Returns its buckets. */
  call(target: string, method: string, args: readonly Argument[]): readonly Bucket[]
  /** The rule that only calls of this component satisfy, for the roles of its resources. */
  readonly rule: AccessRule
  /** Creates a token without supply and returns its address. */
  createToken(options: NewToken): string
  /** Creates a collection without items and returns its address. */
  createCollection(options: NewCollection): string
  createKeyValueStore(): string
  entry(store: string, key: Programmatic): Programmatic | undefined
  setEntry(store: string, key: Programmatic, value: Programmatic): void
  emit(name: string, fields: Readonly<Record<string, Programmatic>>): void
}

/** How the engine reads and writes the state of a component. */
export type StateAccess<State> = { get: () => State; set: (state: State) => void }

function vaultHandle(runtime: Runtime, self: string, address: string): ComponentVault {
  const vault = runtime.draft.get('vault', address)
  if (vault?.owner !== self) return abort(`VaultError: ${address} is no vault of ${self}`)
  return {
    resource: vault.resource,
    get ids() {
      return idsIn(runtime.draft, vault.resource, address)
    },
    take: (amount) => withdrawFrom(runtime, address, { amount }),
    takeIds: (ids) => withdrawFrom(runtime, address, { ids }),
    put: (bucket) => depositInto(runtime, address, bucket),
    lockFee: (amount) => lockFee(runtime, address, amount),
  }
}

function resourceHandle(runtime: Runtime, self: string, address: string): ComponentResource {
  const authorized = <T>(role: string, run: () => T): T =>
    asCaller(runtime, self, () => {
      assertRole(runtime, address, role)
      return run()
    })
  return {
    mint: (amount) =>
      authorized('minter', () => {
        assertDivisible(runtime.draft, address, amount)
        return mintFungible(runtime, address, amount)
      }),
    mintNonFungibles: (data) => authorized('minter', () => mintNonFungibles(runtime, address, data)),
    burn: (bucket) => {
      if (open(bucket).resource !== address) abort('ResourceManagerError(ResourceMismatch)')
      authorized('burner', () => burn(runtime, bucket))
    },
    data: (id) => runtime.draft.get('nonFungibleData', placeKey(address, id)),
    setData: (id, data) =>
      authorized('non_fungible_data_updater', () => {
        if (!runtime.draft.get('place', placeKey(address, id))) abort(`NonFungibleNotFound(${address}:${id})`)
        runtime.draft.set('nonFungibleData', placeKey(address, id), data)
      }),
    metadata: (key) => runtime.draft.get('metadata', placeKey(address, key))?.metadata,
  }
}

function storeKey(runtime: Runtime, self: string, store: string, key: Programmatic) {
  const entity = runtime.draft.get('entity', store)
  if (entity?.kind !== 'key-value-store' || entity.owner !== self)
    return abort(`KernelError(NodeNotFound): ${store} is no store of ${self}`)
  const keyHex = encodeSbor(key)
  return { keyHex, at: placeKey(store, keyHex) }
}

/** The component of a running call. */
export function createComponent<State>(runtime: Runtime, self: string, access: StateAccess<State>): Component<State> {
  const { draft } = runtime
  addressBytes(self)
  return {
    address: self,
    get state() {
      return access.get()
    },
    set state(state: State) {
      access.set(state)
    },
    now: Math.floor(runtime.nowMs / 1000),
    intentId: runtime.intentId,
    intentHash: runtime.intentHash,
    get proofs() {
      return runtime.zone.proofs
    },
    isSignedBy: (publicKey) =>
      runtime.zone.hasAllSignatures ||
      runtime.zone.isUnchecked ||
      runtime.zone.badges.has(signatureBadge(publicKey, runtime.native)),
    vault: (address) => vaultHandle(runtime, self, address),
    createVault: (resource) => createVault(runtime, self, resource),
    resource: (address) => resourceHandle(runtime, self, address),
    call: (target, method, args) => callAs(runtime, self, { target, method, args }),
    rule: callerRule(runtime, self),
    createToken: (options) => createToken(runtime, options),
    createCollection: (options) => createCollection(runtime, options),
    createKeyValueStore: () => {
      const store = runtime.newAddress('key-value-store')
      draft.set('entity', store, { kind: 'key-value-store', owner: self })
      return store
    },
    entry: (store, key) => draft.get('keyValue', storeKey(runtime, self, store, key).at)?.value,
    setEntry: (store, key, value) => {
      const { keyHex, at } = storeKey(runtime, self, store, key)
      if (draft.get('keyValue', at) === undefined) draft.append('keyValueKeys', store, keyHex)
      draft.set('keyValue', at, { key, value })
    },
    emit: (name, fields) => emit(runtime, self, name, tuple(name, fields)),
  }
}
