import { type Amount, addAmounts, formatAmount, subtractAmounts, ZERO } from '@lootboxes/ledger'
import { array, decimal, localId, tuple } from '../sbor/programmatic'
import { placeKey, type Vault } from '../store/families'
import { abort } from './abort'
import { type Bucket, createBucket, open } from './bucket'
import { assertDivisible } from './divisibility'
import { type Holding, isEmpty } from './holding'
import { assertRole } from './role-assignment'
import { emit, type Runtime } from './runtime'

export type VaultSelection = { amount: Amount } | { ids: ReadonlySet<string> } | 'everything'

const vaultAt = (runtime: Runtime, address: string): Vault =>
  runtime.draft.get('vault', address) ?? abort(`VaultError: ${address} does not exist`)

/** Current ids of a vault, the oldest arrival first. */
export function idsIn(
  view: Pick<Runtime['draft'], 'list' | 'get'>,
  resource: string,
  vault: string,
): ReadonlySet<string> {
  const here = new Set<string>()
  for (const { value: id } of view.list('arrivals', vault))
    if (view.get('place', placeKey(resource, id))?.vault === vault) here.add(id)
  return here
}

/** Current content of a vault. */
export function contentOf(runtime: Runtime, address: string): Holding {
  const vault = vaultAt(runtime, address)
  return vault.kind === 'fungible'
    ? { kind: 'fungible', resource: vault.resource, amount: vault.amount }
    : { kind: 'non-fungible', resource: vault.resource, ids: idsIn(runtime.draft, vault.resource, address) }
}

/** The selected part of a vault. The vault may lack an amount of a token or ids. Aborts for an amount that is not divisible. */
export function partOf(runtime: Runtime, address: string, selection: VaultSelection): Holding {
  if (selection === 'everything') return contentOf(runtime, address)
  const vault = vaultAt(runtime, address)
  if ('amount' in selection) assertDivisible(runtime.draft, vault.resource, selection.amount)
  if (vault.kind === 'fungible') {
    if (!('amount' in selection)) return abort('VaultError(FungibleOperationOnly)')
    return { kind: 'fungible', resource: vault.resource, amount: selection.amount }
  }
  if ('ids' in selection) return { kind: 'non-fungible', resource: vault.resource, ids: selection.ids }
  const count = selection.amount / 10n ** 18n
  if (count > vault.count)
    return abort(
      `VaultError(ResourceError(InsufficientBalance { requested: ${formatAmount(selection.amount)}, actual: ${vault.count} }))`,
    )
  const ids = [...idsIn(runtime.draft, vault.resource, address)].slice(0, Number(count))
  return { kind: 'non-fungible', resource: vault.resource, ids: new Set(ids) }
}

const moved = (holding: Holding) =>
  holding.kind === 'fungible'
    ? { amount: decimal(formatAmount(holding.amount)) }
    : { ids: array('NonFungibleLocalId', [...holding.ids].map(localId)) }

function leave(runtime: Runtime, address: string, vault: Vault, part: Holding): void {
  const { draft } = runtime
  if (vault.kind === 'fungible' && part.kind === 'fungible') {
    runtime.vaultLocks(address).assertFree({ kind: 'fungible', resource: vault.resource, amount: vault.amount }, part)
    if (part.amount > vault.amount)
      abort(
        `VaultError(ResourceError(InsufficientBalance { requested: ${formatAmount(part.amount)}, actual: ${formatAmount(vault.amount)} }))`,
      )
    draft.set('vault', address, { ...vault, amount: subtractAmounts(vault.amount, part.amount) })
  } else if (vault.kind === 'non-fungible' && part.kind === 'non-fungible') {
    runtime.vaultLocks(address).assertFree(part, part)
    for (const id of part.ids) {
      const key = placeKey(vault.resource, id)
      if (draft.get('place', key)?.vault !== address) abort(`VaultError(NonFungibleMissing { id: ${id} })`)
      draft.set('place', key, { vault: undefined, burned: false })
    }
    draft.set('vault', address, { ...vault, count: vault.count - part.ids.size })
  }
}

/** Flags of frozen operations, as bits of the ledger's format. */
const frozen = { withdraw: 1, deposit: 2, burn: 4 } as const
const ALL_FLAGS = frozen.withdraw | frozen.deposit | frozen.burn

function assertNotFrozen(vault: Vault, flag: number): void {
  if (((vault.frozen ?? 0) & flag) !== 0) abort('VaultError(VaultIsFrozen)')
}

function takeOut(
  runtime: Runtime,
  address: string,
  selection: VaultSelection,
  event: 'WithdrawEvent' | 'RecallEvent',
): Bucket {
  const vault = vaultAt(runtime, address)
  const part = partOf(runtime, address, selection)
  leave(runtime, address, vault, part)
  emit(runtime, address, event, tuple(event, moved(part)))
  return createBucket(part)
}

/** Takes resources out of a vault. Aborts if they are missing or locked, or if the resource's rules or a freeze forbid it. */
export function withdrawFrom(runtime: Runtime, address: string, selection: VaultSelection): Bucket {
  const vault = vaultAt(runtime, address)
  assertRole(runtime, vault.resource, 'withdrawer')
  assertNotFrozen(vault, frozen.withdraw)
  return takeOut(runtime, address, selection, 'WithdrawEvent')
}

/** Takes resources out of a vault without its owner, with the recaller role. */
export function recallFrom(runtime: Runtime, address: string, selection: VaultSelection): Bucket {
  assertRole(runtime, vaultAt(runtime, address).resource, 'recaller')
  return takeOut(runtime, address, selection, 'RecallEvent')
}

/** Freezes or unfreezes the operations in `flags`, with the freezer role. */
export function freeze(runtime: Runtime, address: string, flags: number, isFrozen: boolean): void {
  const vault = vaultAt(runtime, address)
  assertRole(runtime, vault.resource, 'freezer')
  if ((flags & ~ALL_FLAGS) !== 0) abort('SystemError(TypeCheckError): these flags are unknown')
  const before = vault.frozen ?? 0
  runtime.draft.set('vault', address, { ...vault, frozen: isFrozen ? before | flags : before & ~flags })
}

/** Moves a bucket into a vault. Aborts if the resource's rules or a freeze forbid it. */
export function depositInto(runtime: Runtime, address: string, bucket: Bucket): void {
  const vault = vaultAt(runtime, address)
  const part = open(bucket)
  if (part.resource !== vault.resource) abort('VaultError(ResourceMismatch)')
  assertRole(runtime, vault.resource, 'depositor')
  assertNotFrozen(vault, frozen.deposit)
  const { draft } = runtime
  if (vault.kind === 'fungible' && part.kind === 'fungible') {
    draft.set('vault', address, { ...vault, amount: addAmounts(vault.amount, part.amount) })
  } else if (vault.kind === 'non-fungible' && part.kind === 'non-fungible') {
    for (const id of part.ids) arrive(runtime, address, vault.resource, id)
    draft.set('vault', address, { ...vault, count: vault.count + part.ids.size })
  }
  if (!isEmpty(part)) emit(runtime, address, 'DepositEvent', tuple('DepositEvent', moved(part)))
}

function arrive(runtime: Runtime, vault: string, resource: string, id: string): void {
  const key = placeKey(resource, id)
  if (runtime.base.get('place', key)?.vault !== vault) runtime.draft.append('arrivals', vault, id)
  runtime.draft.set('place', key, { vault, burned: false })
}

/** Creates an empty vault for a resource. `owner` is the global entity that contains it. */
export function createVault(runtime: Runtime, owner: string, resource: string): string {
  const entity = runtime.draft.get('entity', resource)
  const isFungible = entity?.kind === 'fungible-resource'
  if (!isFungible && entity?.kind !== 'non-fungible-resource')
    return abort(`ResourceManager ${resource} does not exist`)
  const address = runtime.newAddress(isFungible ? 'fungible-vault' : 'non-fungible-vault')
  const vault: Vault = isFungible
    ? { kind: 'fungible', resource, owner, amount: ZERO }
    : { kind: 'non-fungible', resource, owner, count: 0 }
  runtime.draft.set('vault', address, vault)
  runtime.draft.append('vaults', owner, { resource, vault: address })
  runtime.draft.append('resourceVaults', resource, address)
  return address
}
