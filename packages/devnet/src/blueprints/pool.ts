import { type Amount, formatAmount } from '@lootboxes/ledger'
import { abort } from '../engine/abort'
import { accessRule, requireProof } from '../engine/access-rule'
import { type Bucket, createBucket, open, takeFrom } from '../engine/bucket'
import { roundDown } from '../engine/divisibility'
import { globalCallerBadge } from '../engine/global-caller'
import { isEmpty } from '../engine/holding'
import { burn, mintFungible } from '../engine/resources'
import { emit, type NewEntity, type Runtime } from '../engine/runtime'
import { anything, bucket, decimal, list, resourceAddress, type Shape, tuple as tupleShape } from '../engine/shapes'
import { createVault, depositInto, withdrawFrom } from '../engine/vaults'
import { decimal as sborDecimal, tuple } from '../sbor/programmatic'
import type { AccessRule } from '../store/access-rule'
import type { Entity } from '../store/families'
import {
  type Blueprint,
  blueprint,
  blueprintFunction,
  type Call,
  type CallResult,
  nothing,
  protectedMethod,
  publicMethod,
} from './blueprint'
import { createEntity, createResource, type NewEntityOptions, optionalReservation } from './create-resource'
import { ownerRole } from './role-assignment-module'

type Pool = Extract<Entity, { kind: 'pool' }>
type Owner = NewEntityOptions['owner']

const MANAGER = 'pool_manager_role'

const poolAt = ({ runtime, self }: Call): Pool => {
  const entity = runtime.draft.get('entity', self)
  return entity?.kind === 'pool' ? entity : abort(`${self} is not a pool`)
}

type Reserve = { vault: string; resource: string; amount: bigint }

const reservesOf = (runtime: Runtime, { vaults }: Pool): readonly Reserve[] =>
  vaults.map((vault) => {
    const content = runtime.draft.get('vault', vault)
    if (content?.kind !== 'fungible') return abort(`${vault} is no vault of a pool`)
    return { vault, resource: content.resource, amount: content.amount }
  })

const supplyOf = (runtime: Runtime, resource: string): bigint => runtime.draft.get('supply', resource)?.total ?? 0n

/** The largest integer whose power is at most the value. */
function integerRoot(value: bigint, degree: number): bigint {
  if (value < 2n || degree === 1) return value
  let low = 1n
  let high = 1n << (BigInt(value.toString(2).length) / BigInt(degree) + 1n)
  while (low < high) {
    const middle = (low + high + 1n) / 2n
    if (middle ** BigInt(degree) <= value) low = middle
    else high = middle - 1n
  }
  return low
}

type Contribution = { units: bigint; amounts: readonly bigint[] }

/**
 * Pool units for a contribution, and the part of it that the pool takes. The first contribution sets the ratio; later ones are
 * taken in the ratio of the reserves.
 */
function contribution(
  runtime: Runtime,
  reserves: readonly Reserve[],
  given: readonly bigint[],
  supply: bigint,
): Contribution {
  if (supply === 0n) {
    const product = reserves.reduce((all, { amount }, at) => all * (amount + (given[at] ?? 0n)), 1n)
    return { units: integerRoot(product, reserves.length), amounts: given }
  }
  const filled = reserves.flatMap(({ amount }, at) =>
    amount > 0n ? [{ reserve: amount, given: given[at] ?? 0n }] : [],
  )
  const [first, ...rest] = filled
  if (!first) return abort('PoolError(NonZeroPoolUnitSupplyButZeroReserves)')
  const least = rest.reduce(
    (small, one) => (one.given * small.reserve < small.given * one.reserve ? one : small),
    first,
  )
  return {
    units: (least.given * supply) / least.reserve,
    amounts: reserves.map(({ amount, resource }) =>
      roundDown(runtime.draft, resource, (least.given * amount) / least.reserve),
    ),
  }
}

/** Puts the buckets in the order of the pool's resources. */
function sorted(reserves: readonly Reserve[], buckets: readonly Bucket[]): readonly Bucket[] {
  const found = reserves.map(({ resource }) => buckets.find(({ holding }) => holding.resource === resource))
  if (buckets.length !== reserves.length || found.includes(undefined))
    return abort('PoolError(ResourceDoesNotBelongToPool)')
  return found.filter((one) => one !== undefined)
}

function contribute(call: Call, buckets: readonly Bucket[]): CallResult {
  const { runtime, self } = call
  const pool = poolAt(call)
  const reserves = reservesOf(runtime, pool)
  const ordered = sorted(reserves, buckets)
  const given = ordered.map((one) => {
    const holding = open(one)
    return holding.kind === 'fungible' ? holding.amount : 0n
  })
  const { units, amounts } = contribution(runtime, reserves, given, supplyOf(runtime, pool.poolUnit))
  if (units <= 0n) abort('PoolError(ZeroPoolUnitsMinted)')
  for (const [at, { vault, resource }] of reserves.entries()) {
    const from = ordered[at]
    const amount = (amounts[at] ?? 0n) as Amount
    if (from) depositInto(runtime, vault, takeFrom(from, { kind: 'fungible', resource, amount }))
  }
  const minted = mintFungible(runtime, pool.poolUnit, units as Amount)
  const event = { pool_units_minted: sborDecimal(formatAmount(units as Amount)) }
  emit(runtime, self, 'ContributionEvent', tuple('ContributionEvent', event))
  const change = ordered.map(({ holding }) => createBucket(holding)).filter(({ holding }) => !isEmpty(holding))
  return { buckets: [minted, ...change] }
}

function redeem(call: Call, units: Bucket): CallResult {
  const { runtime, self } = call
  const pool = poolAt(call)
  const holding = open(units)
  if (holding.kind !== 'fungible' || holding.resource !== pool.poolUnit)
    return abort('PoolError(InvalidPoolUnitResource)')
  const supply = supplyOf(runtime, pool.poolUnit)
  const shares = reservesOf(runtime, pool).map(({ vault, resource, amount }) => ({
    vault,
    amount: supply === 0n ? (0n as Amount) : roundDown(runtime.draft, resource, (holding.amount * amount) / supply),
  }))
  burn(runtime, units)
  const event = { pool_unit_tokens_redeemed: sborDecimal(formatAmount(holding.amount)) }
  emit(runtime, self, 'RedemptionEvent', tuple('RedemptionEvent', event))
  return { buckets: shares.map(({ vault, amount }) => withdrawFrom(runtime, vault, { amount })) }
}

function vaultFor(call: Call, resource: string): string {
  const found = reservesOf(call.runtime, poolAt(call)).find((one) => one.resource === resource)
  return found?.vault ?? abort('PoolError(ResourceDoesNotBelongToPool)')
}

function protectedWithdraw(call: Call, resource: string, amount: Amount): CallResult {
  const rounded = roundDown(call.runtime.draft, resource, amount)
  return { buckets: [withdrawFrom(call.runtime, vaultFor(call, resource), { amount: rounded })] }
}

const only = (pool: Pool, { runtime }: Call): string => reservesOf(runtime, pool)[0]?.resource ?? ''

/** Methods that all pools have. */
const sharedMethods = {
  redeem: publicMethod([bucket], redeem),
  protected_deposit: protectedMethod(MANAGER, [bucket], (call, one) => {
    depositInto(call.runtime, vaultFor(call, one.holding.resource), one)
    return nothing
  }),
  get_redemption_value: publicMethod([decimal], () => nothing),
  get_vault_amounts: publicMethod([], () => nothing),
  get_vault_amount: publicMethod([], () => nothing),
}

const poolUnitRoles = (rule: AccessRule): Readonly<Record<string, AccessRule>> => ({
  minter: rule,
  burner: rule,
  freezer: 'DenyAll',
  recaller: 'DenyAll',
  withdrawer: 'AllowAll',
  depositor: 'AllowAll',
})

type PoolType = Extract<NewEntity, `${string}-resource-pool`>

function instantiate(
  runtime: Runtime,
  kind: { type: PoolType; blueprint: Pool['blueprint'] },
  options: {
    owner: Owner
    manager: AccessRule
    resources: readonly string[]
    reservation: ReturnType<typeof optionalReservation>
  },
): CallResult {
  const { owner, manager, resources, reservation } = options
  if (new Set(resources).size !== resources.length) abort('PoolError(PoolCreationWithSameResource)')
  for (const resource of resources)
    if (runtime.draft.get('entity', resource)?.kind !== 'fungible-resource')
      abort(`PoolError(NonFungibleResourcesAreNotAccepted { resource_address: ${resource} })`)
  const address = reservation?.address ?? runtime.newAddress(kind.type)
  const poolUnit = createResource(runtime, {
    type: 'fungible-resource',
    entity: { kind: 'fungible-resource', divisibility: 18 },
    owner,
    roles: poolUnitRoles(requireProof(globalCallerBadge(address, runtime.native))),
    metadata: [[['pool', { metadata: { type: 'GlobalAddress', value: address }, isLocked: true }]], {}],
  })
  createEntity(runtime, {
    type: kind.type,
    entity: { kind: 'pool', blueprint: kind.blueprint, poolUnit, vaults: [] },
    owner,
    roles: { [MANAGER]: manager },
    metadata: [[['pool_unit', { metadata: { type: 'GlobalAddress', value: poolUnit }, isLocked: true }]], {}],
    reservation: { address, packageAddress: '', blueprint: kind.blueprint },
  })
  const vaults = resources.map((resource) => createVault(runtime, address, resource))
  runtime.draft.set('entity', address, { kind: 'pool', blueprint: kind.blueprint, poolUnit, vaults })
  return nothing
}

const instantiation = (
  kind: { type: PoolType; blueprint: Pool['blueprint'] },
  resources: Shape<readonly string[]>,
) => ({
  instantiate: blueprintFunction(
    [ownerRole, accessRule, resources, optionalReservation],
    (runtime, owner, manager, addresses, reservation) =>
      instantiate(runtime, kind, { owner, manager, resources: addresses, reservation }),
  ),
})

/** The native pool of one resource. */
export const oneResourcePool: Blueprint = blueprint(
  'OneResourcePool',
  {
    ...sharedMethods,
    contribute: protectedMethod(MANAGER, [bucket], (call, one) => contribute(call, [one])),
    protected_withdraw: protectedMethod(MANAGER, [decimal, anything], (call, amount) =>
      protectedWithdraw(call, only(poolAt(call), call), amount),
    ),
  },
  instantiation({ type: 'one-resource-pool', blueprint: 'OneResourcePool' }, (value) => [resourceAddress(value)]),
)

/** The native pool of two resources. */
export const twoResourcePool: Blueprint = blueprint(
  'TwoResourcePool',
  {
    ...sharedMethods,
    contribute: protectedMethod(MANAGER, [tupleShape(bucket, bucket)], (call, pair) => contribute(call, pair)),
    protected_withdraw: protectedMethod(MANAGER, [resourceAddress, decimal, anything], (call, resource, amount) =>
      protectedWithdraw(call, resource, amount),
    ),
  },
  instantiation(
    { type: 'two-resource-pool', blueprint: 'TwoResourcePool' },
    tupleShape(resourceAddress, resourceAddress),
  ),
)

/** The native pool of several resources. */
export const multiResourcePool: Blueprint = blueprint(
  'MultiResourcePool',
  {
    ...sharedMethods,
    contribute: protectedMethod(MANAGER, [list(bucket)], (call, several) => contribute(call, several)),
    protected_withdraw: protectedMethod(MANAGER, [resourceAddress, decimal, anything], (call, resource, amount) =>
      protectedWithdraw(call, resource, amount),
    ),
  },
  instantiation({ type: 'multi-resource-pool', blueprint: 'MultiResourcePool' }, list(resourceAddress)),
)
