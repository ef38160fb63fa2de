import { abort } from '../engine/abort'
import { isRuleMet, requireProof } from '../engine/access-rule'
import type { Bucket } from '../engine/bucket'
import { without } from '../engine/holding'
import { lockFee } from '../engine/lock-fee'
import { createProof, type Proof } from '../engine/proof'
import { burn } from '../engine/resources'
import { assertRole } from '../engine/role-assignment'
import { emit, type Runtime } from '../engine/runtime'
import {
  address,
  bucket,
  decimal,
  idSet,
  list,
  localId,
  oneOf,
  option,
  resourceAddress,
  tuple as tupleShape,
  u32,
  unit,
  variant,
} from '../engine/shapes'
import { contentOf, createVault, depositInto, partOf, type VaultSelection, withdrawFrom } from '../engine/vaults'
import { reference, tuple } from '../sbor/programmatic'
import type { Requirement, RoleAssignment } from '../store/access-rule'
import { type DepositRule, placeKey, type ResourcePreference } from '../store/families'
import type { View } from '../store/store'
import { blueprint, blueprintFunction, type CallResult, nothing, protectedMethod, publicMethod } from './blueprint'
import { createEntity, optionalReservation } from './create-resource'
import { ownerRole } from './role-assignment-module'
import { createOwned, securify } from './securify'

const vaultOf = (runtime: Runtime, account: string, resource: string): string =>
  runtime.draft.get('vaultOf', placeKey(account, resource)) ??
  abort(`AccountError(VaultDoesNotExist { resource_address: ${resource} })`)

/** Returns the vault of an account for a resource, created on first use. */
function accountVault(runtime: Runtime, account: string, resource: string): string {
  const key = placeKey(account, resource)
  const known = runtime.draft.get('vaultOf', key)
  if (known !== undefined) return known
  if (!runtime.draft.get('entity', account)) runtime.draft.set('entity', account, { kind: 'account' })
  const vault = createVault(runtime, account, resource)
  runtime.draft.set('vaultOf', key, vault)
  return vault
}

const withdraw = (runtime: Runtime, account: string, resource: string, selection: VaultSelection): Bucket =>
  withdrawFrom(runtime, vaultOf(runtime, account, resource), selection)

/** Moves buckets into the vaults of an account without a check of its deposit rules. */
function depositToAccount(runtime: Runtime, account: string, buckets: readonly Bucket[]): void {
  for (const one of buckets) depositInto(runtime, accountVault(runtime, account, one.holding.resource), one)
}

function prove(runtime: Runtime, account: string, resource: string, selection: VaultSelection): Proof {
  const vault = vaultOf(runtime, account, resource)
  const part = partOf(runtime, vault, selection)
  without(contentOf(runtime, vault), part)
  return createProof(resource, part.kind, [{ locks: runtime.vaultLocks(vault), part }])
}

/** Returns the rule for resources without a preference. */
export const depositRuleOf = (view: Pick<View, 'get'>, account: string): DepositRule =>
  view.get('depositRule', account) ?? 'Accept'

/** Whether the account accepts a resource from depositors without the owner's signature. */
export function isDepositAllowed(view: Pick<View, 'get'>, account: string, resource: string, xrd: string): boolean {
  const preference = view.get('resourcePreference', placeKey(account, resource))?.preference
  if (preference !== undefined) return preference === 'Allowed'
  const rule = depositRuleOf(view, account)
  const isExisting = resource === xrd || view.get('vaultOf', placeKey(account, resource)) !== undefined
  return rule === 'Accept' || (rule === 'AllowExisting' && isExisting)
}

/** A badge of a depositor: a resource address or a global id. */
const badgeShape = oneOf<Requirement>({
  0: variant([tupleShape(resourceAddress, localId)], ([resource, id]) => `${resource}:${id}`),
  1: variant([resourceAddress], (resource) => resource),
})

/** Whether a depositor shows a badge that the account authorizes. A listed badge without a proof aborts. */
function isAuthorizedDepositor(runtime: Runtime, account: string, badge: Requirement | undefined): boolean {
  if (badge === undefined || runtime.draft.get('authorizedDepositor', placeKey(account, badge)) !== true) return false
  if (!isRuleMet(runtime.zone, runtime.native, requireProof(badge)))
    abort(`SystemModuleError(AuthError(Unauthorized)): the depositor shows no proof of ${badge}`)
  return true
}

/** Deposits all buckets or none. Returns whether the account accepts them. */
export function tryDeposit(
  runtime: Runtime,
  account: string,
  buckets: readonly Bucket[],
  badge: Requirement | undefined,
): boolean {
  const { draft, xrd } = runtime
  const isOpen = buckets.every(({ holding }) => isDepositAllowed(draft, account, holding.resource, xrd))
  if (!isOpen && !isAuthorizedDepositor(runtime, account, badge)) return false
  depositToAccount(runtime, account, buckets)
  return true
}

function refund(
  runtime: Runtime,
  self: string,
  buckets: readonly Bucket[],
  badge: Requirement | undefined,
): CallResult {
  if (tryDeposit(runtime, self, buckets, badge)) return nothing
  for (const { holding } of buckets)
    emit(
      runtime,
      self,
      'RejectedDepositEvent',
      tuple('RejectedDepositEvent', { resource: reference(holding.resource) }),
    )
  return { buckets }
}

function depositOrAbort(runtime: Runtime, self: string, buckets: readonly Bucket[], badge: Requirement | undefined) {
  if (tryDeposit(runtime, self, buckets, badge)) return nothing
  if (badge !== undefined) return abort(`AccountError(NotAnAuthorizedDepositor { depositor: ${badge} })`)
  const [refused] = buckets
  return abort(`AccountError(DepositIsDisallowed { resource_address: ${refused?.holding.resource ?? ''} })`)
}

/** The owner's entity exists from the first change of its settings on. */
function touch({ draft }: Runtime, account: string): void {
  if (!draft.get('entity', account)) draft.set('entity', account, { kind: 'account' })
}

function setPreference(
  runtime: Runtime,
  account: string,
  resource: string,
  preference: ResourcePreference | undefined,
) {
  const key = placeKey(account, resource)
  touch(runtime, account)
  if (!runtime.draft.get('resourcePreference', key)) runtime.draft.append('resourcePreferences', account, resource)
  runtime.draft.set('resourcePreference', key, { preference })
  return nothing
}

function setDepositor(runtime: Runtime, account: string, badge: Requirement, isAuthorized: boolean) {
  const key = placeKey(account, badge)
  touch(runtime, account)
  if (runtime.draft.get('authorizedDepositor', key) === undefined)
    runtime.draft.append('authorizedDepositors', account, badge)
  runtime.draft.set('authorizedDepositor', key, isAuthorized)
  return nothing
}

const depositRule = oneOf<DepositRule>({ 0: unit('Accept'), 1: unit('Reject'), 2: unit('AllowExisting') })
const preference = oneOf<ResourcePreference>({ 0: unit('Allowed'), 1: unit('Disallowed') })
const badgeOption = option(badgeShape)

const payments = {
  lock_fee: protectedMethod('owner', [decimal], ({ runtime, self }, amount) => {
    lockFee(runtime, vaultOf(runtime, self, runtime.xrd), amount)
    return nothing
  }),
  lock_contingent_fee: protectedMethod('owner', [decimal], ({ runtime, self }, amount) => {
    lockFee(runtime, vaultOf(runtime, self, runtime.xrd), amount, true)
    return nothing
  }),
  withdraw: protectedMethod('owner', [address, decimal], ({ runtime, self }, resource, amount) => ({
    buckets: [withdraw(runtime, self, resource, { amount })],
  })),
  withdraw_non_fungibles: protectedMethod('owner', [address, idSet], ({ runtime, self }, resource, ids) => ({
    buckets: [withdraw(runtime, self, resource, { ids })],
  })),
  lock_fee_and_withdraw: protectedMethod(
    'owner',
    [decimal, address, decimal],
    ({ runtime, self }, fee, resource, amount) => {
      lockFee(runtime, vaultOf(runtime, self, runtime.xrd), fee)
      return { buckets: [withdraw(runtime, self, resource, { amount })] }
    },
  ),
  lock_fee_and_withdraw_non_fungibles: protectedMethod(
    'owner',
    [decimal, address, idSet],
    ({ runtime, self }, fee, resource, ids) => {
      lockFee(runtime, vaultOf(runtime, self, runtime.xrd), fee)
      return { buckets: [withdraw(runtime, self, resource, { ids })] }
    },
  ),
  burn: protectedMethod('owner', [address, decimal], ({ runtime, self }, resource, amount) =>
    burnFrom(runtime, self, resource, { amount }),
  ),
  burn_non_fungibles: protectedMethod('owner', [address, idSet], ({ runtime, self }, resource, ids) =>
    burnFrom(runtime, self, resource, { ids }),
  ),
} as const

/** Burns resources of an account with the burner's role of the resource. */
function burnFrom(runtime: Runtime, self: string, resource: string, selection: VaultSelection): CallResult {
  assertRole(runtime, resource, 'burner')
  burn(runtime, withdraw(runtime, self, resource, selection))
  return nothing
}

const proofs = {
  create_proof_of_amount: protectedMethod('owner', [address, decimal], ({ runtime, self }, resource, amount) => ({
    proofs: [prove(runtime, self, resource, { amount })],
  })),
  create_proof_of_non_fungibles: protectedMethod('owner', [address, idSet], ({ runtime, self }, resource, ids) => ({
    proofs: [prove(runtime, self, resource, { ids })],
  })),
} as const

const deposits = {
  deposit: protectedMethod('owner', [bucket], ({ runtime, self }, one) => {
    depositToAccount(runtime, self, [one])
    return nothing
  }),
  deposit_batch: protectedMethod('owner', [list(bucket)], ({ runtime, self }, buckets) => {
    depositToAccount(runtime, self, buckets)
    return nothing
  }),
  try_deposit_or_abort: publicMethod([bucket, badgeOption], ({ runtime, self }, one, badge) =>
    depositOrAbort(runtime, self, [one], badge),
  ),
  try_deposit_batch_or_abort: publicMethod([list(bucket), badgeOption], ({ runtime, self }, buckets, badge) =>
    depositOrAbort(runtime, self, buckets, badge),
  ),
  try_deposit_or_refund: publicMethod([bucket, badgeOption], ({ runtime, self }, one, badge) =>
    refund(runtime, self, [one], badge),
  ),
  try_deposit_batch_or_refund: publicMethod([list(bucket), badgeOption], ({ runtime, self }, buckets, badge) =>
    refund(runtime, self, buckets, badge),
  ),
} as const

/** Manifests cannot use the result of a getter. */
const returnsNothing = (): CallResult => nothing

const settings = {
  securify,
  set_default_deposit_rule: protectedMethod('owner', [depositRule], ({ runtime, self }, rule) => {
    touch(runtime, self)
    runtime.draft.set('depositRule', self, rule)
    return nothing
  }),
  set_resource_preference: protectedMethod('owner', [resourceAddress, preference], ({ runtime, self }, resource, one) =>
    setPreference(runtime, self, resource, one),
  ),
  remove_resource_preference: protectedMethod('owner', [resourceAddress], ({ runtime, self }, resource) =>
    setPreference(runtime, self, resource, undefined),
  ),
  add_authorized_depositor: protectedMethod('owner', [badgeShape], ({ runtime, self }, badge) =>
    setDepositor(runtime, self, badge, true),
  ),
  remove_authorized_depositor: protectedMethod('owner', [badgeShape], ({ runtime, self }, badge) =>
    setDepositor(runtime, self, badge, false),
  ),
  balance: publicMethod([resourceAddress], returnsNothing),
  non_fungible_local_ids: publicMethod([resourceAddress, u32], returnsNothing),
  has_non_fungible: publicMethod([resourceAddress, localId], returnsNothing),
} as const

const noMetadata = [[], {}] as const

/** The native account. Its owner withdraws; deposits of others follow its rules. */
export const account = blueprint(
  'Account',
  { ...payments, ...proofs, ...deposits, ...settings },
  {
    create: blueprintFunction([], (runtime) => createOwned(runtime, 'account', runtime.native.accountOwnerBadge)),
    create_advanced: blueprintFunction([ownerRole, optionalReservation], (runtime, owner, reservation) => {
      createAccount(runtime, owner, reservation)
      return nothing
    }),
  },
)

function createAccount(
  runtime: Runtime,
  owner: Pick<RoleAssignment, 'owner' | 'ownerUpdater'>,
  reservation: ReturnType<typeof optionalReservation>,
): string {
  const entity = { kind: 'account' } as const
  return createEntity(runtime, { type: 'account', entity, owner, roles: {}, metadata: noMetadata, reservation })
}
