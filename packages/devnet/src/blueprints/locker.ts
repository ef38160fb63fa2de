import { type Amount, formatAmount } from '@lootboxes/ledger'
import { abort } from '../engine/abort'
import { accessRule, assertRule, requireProof } from '../engine/access-rule'
import { type Bucket, createBucket, open, takeFrom } from '../engine/bucket'
import { amountIn, type Holding, isEmpty } from '../engine/holding'
import { mintFungible } from '../engine/resources'
import { ruleOf } from '../engine/role-assignment'
import { emit, type Runtime } from '../engine/runtime'
import {
  accountAddress,
  bool,
  bucket,
  decimal,
  idSet,
  map,
  oneOf,
  resourceAddress,
  u32,
  variant,
} from '../engine/shapes'
import { createVault, depositInto, type VaultSelection, withdrawFrom } from '../engine/vaults'
import { reference, decimal as sborDecimal, tuple } from '../sbor/programmatic'
import type { AccessRule } from '../store/access-rule'
import { placeKey } from '../store/families'
import { tryDeposit } from './account'
import {
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

type Selection = Exclude<VaultSelection, 'everything'>

/** Key of a claimant's part of a locker. */
export const claimantKey = (locker: string, account: string): string => placeKey(locker, account)

function vaultFor({ runtime, self }: Call, account: string, resource: string): string {
  const claimant = claimantKey(self, account)
  const key = placeKey(claimant, resource)
  const known = runtime.draft.get('vaultOf', key)
  if (known !== undefined) return known
  const vault = createVault(runtime, self, resource)
  runtime.draft.set('vaultOf', key, vault)
  runtime.draft.append('lockerVaults', claimant, vault)
  return vault
}

const event = (account: string, holding: Holding, name: string) =>
  tuple(name, {
    claimant: reference(account),
    resource_address: reference(holding.resource),
    amount: sborDecimal(formatAmount(amountIn(holding))),
  })

function store(call: Call, account: string, given: Bucket, tryDirectSend: boolean): void {
  const { runtime, self } = call
  const { holding } = given
  if (tryDirectSend && tryDeposit(runtime, account, [given], undefined)) return
  depositInto(runtime, vaultFor(call, account, holding.resource), given)
  emit(runtime, self, 'StoreEvent', event(account, holding, 'StoreEvent'))
}

function take(call: Call, account: string, resource: string, selection: Selection, name: string): CallResult {
  const { runtime, self } = call
  const vault = runtime.draft.get('vaultOf', placeKey(claimantKey(self, account), resource))
  if (vault === undefined) return abort('AccountLockerError(VaultDoesNotExist)')
  const taken = withdrawFrom(runtime, vault, selection)
  emit(runtime, self, name, event(account, taken.holding, name))
  return { buckets: [taken] }
}

/** Claims need the owner of the claimant's account. */
function claim(call: Call, account: string, resource: string, selection: Selection): CallResult {
  const { runtime } = call
  assertRule(runtime, ruleOf(runtime.draft, account, 'owner', runtime.native), `claim for ${account}`)
  return take(call, account, resource, selection, 'ClaimEvent')
}

type Share = { amount: Amount } | { ids: ReadonlySet<string> }

function partOf(given: Bucket, share: Share): Bucket {
  const holding = open(given)
  if (holding.kind === 'fungible' && 'amount' in share) return takeFrom(given, { ...holding, amount: share.amount })
  if (holding.kind === 'non-fungible' && 'ids' in share) return takeFrom(given, { ...holding, ids: share.ids })
  return abort('AccountLockerError(ResourceSpecifierMismatch)')
}

const share = oneOf<Share>({
  0: variant([decimal], (amount) => ({ amount })),
  1: variant([idSet], (ids) => ({ ids })),
})

type Rules = { storer: AccessRule; storerUpdater: AccessRule; recoverer: AccessRule; recovererUpdater: AccessRule }

function create(
  runtime: Runtime,
  owner: NewEntityOptions['owner'],
  { storer, storerUpdater, recoverer, recovererUpdater }: Rules,
  reservation?: ReturnType<typeof optionalReservation>,
): string {
  return createEntity(runtime, {
    type: 'locker',
    entity: { kind: 'locker' },
    owner,
    roles: { storer, storer_updater: storerUpdater, recoverer, recoverer_updater: recovererUpdater },
    metadata: [[], {}],
    reservation,
  })
}

/** Creates a locker and its badge. The badge stores and, if allowed, recovers. */
function createSimple(runtime: Runtime, isRecoverable: boolean): CallResult {
  const badge = createResource(runtime, {
    type: 'fungible-resource',
    entity: { kind: 'fungible-resource', divisibility: 0 },
    owner: { owner: 'DenyAll', ownerUpdater: 'None' },
    roles: { withdrawer: 'AllowAll', depositor: 'AllowAll' },
    metadata: [[], {}],
  })
  const rule = requireProof(badge)
  const recoverer = isRecoverable ? rule : 'DenyAll'
  const owner = { owner: rule, ownerUpdater: 'Owner' } as const
  create(runtime, owner, { storer: rule, storerUpdater: rule, recoverer, recovererUpdater: recoverer })
  return { buckets: [mintFungible(runtime, badge, (10n ** 18n) as Amount)] }
}

/** The native account locker: stores resources for accounts until their owners claim them. */
export const locker = blueprint(
  'AccountLocker',
  {
    store: protectedMethod('storer', [accountAddress, bucket, bool], (call, account, given, tryDirectSend) => {
      store(call, account, given, tryDirectSend)
      return nothing
    }),
    airdrop: protectedMethod('storer', [map(accountAddress, share), bucket, bool], (call, claimants, given, direct) => {
      for (const [account, part] of claimants) store(call, account, partOf(given, part), direct)
      const change = createBucket(open(given))
      return isEmpty(change.holding) ? nothing : { buckets: [change] }
    }),
    recover: protectedMethod(
      'recoverer',
      [accountAddress, resourceAddress, decimal],
      (call, account, resource, amount) => take(call, account, resource, { amount }, 'RecoverEvent'),
    ),
    recover_non_fungibles: protectedMethod(
      'recoverer',
      [accountAddress, resourceAddress, idSet],
      (call, account, resource, ids) => take(call, account, resource, { ids }, 'RecoverEvent'),
    ),
    claim: publicMethod([accountAddress, resourceAddress, decimal], (call, account, resource, amount) =>
      claim(call, account, resource, { amount }),
    ),
    claim_non_fungibles: publicMethod([accountAddress, resourceAddress, idSet], (call, account, resource, ids) =>
      claim(call, account, resource, { ids }),
    ),
    get_amount: publicMethod([accountAddress, resourceAddress], () => nothing),
    get_non_fungible_local_ids: publicMethod([accountAddress, resourceAddress, u32], () => nothing),
  },
  {
    instantiate: blueprintFunction(
      [ownerRole, accessRule, accessRule, accessRule, accessRule, optionalReservation],
      (runtime, owner, storer, storerUpdater, recoverer, recovererUpdater, reservation) => {
        create(runtime, owner, { storer, storerUpdater, recoverer, recovererUpdater }, reservation)
        return nothing
      },
    ),
    instantiate_simple: blueprintFunction([bool], createSimple),
  },
)
