import { flatSchema } from '../blueprints/non-fungible-schema'
import { requireProof } from '../engine/access-rule'
import { directCallerBadge, globalCallerBadge } from '../engine/global-caller'
import type { NativeAddresses } from '../engine/native-addresses'
import { defaultResourceRoles } from '../engine/role-assignment'
import type { Metadata } from '../sbor/metadata'
import type { AccessRule, RoleAssignment } from '../store/access-rule'
import type { Collection, IdType } from '../store/collection'
import type { Entity } from '../store/families'

type NativeEntity = {
  entity: Entity
  /** Locked. */
  metadata: Readonly<Record<string, Metadata>>
  /** Absent for rules that deny everything. */
  roles?: RoleAssignment
}

const named = (name: string, ...tags: readonly string[]): NativeEntity['metadata'] => ({
  name: { type: 'String', value: name },
  ...(tags.length === 0 ? {} : { tags: { type: 'StringArray', values: tags } }),
})

const nativePackage = (metadata: NativeEntity['metadata']): NativeEntity => ({
  entity: { kind: 'package', blueprints: [] },
  metadata,
})

const ownedBy = (owner: AccessRule, roles: RoleAssignment['roles'] = {}): RoleAssignment => ({
  owner,
  ownerUpdater: 'None',
  roles,
})

type BadgeOptions = Partial<Collection & Pick<RoleAssignment, 'owner' | 'roles'>>

/** The schema of the empty tuple. */
const withoutData: Collection['schema'] = {
  schema: { types: [], names: [] },
  type: { wellKnown: 66 },
  mutableFields: [],
}

/** The native entities besides XRD, with the names, tags and rules that they have on the main network. */
export function nativeEntities(
  native: NativeAddresses,
): Readonly<Record<Exclude<keyof NativeAddresses, 'xrd'>, NativeEntity>> {
  const systemRole = (id: 0 | 1) => requireProof(`${native.systemTransactionBadge}:#${id}#`)
  const badge = (
    metadata: NativeEntity['metadata'],
    { owner = systemRole(0), idType = 'Bytes', schema = withoutData, roles = {} }: BadgeOptions = {},
  ): NativeEntity => ({
    entity: { kind: 'non-fungible-resource', collection: { idType, schema } },
    metadata,
    roles: ownedBy(owner, { ...defaultResourceRoles, ...roles }),
  })
  const callerBadge = (name: string) => badge(named(name, 'badge'), { roles: { withdrawer: 'DenyAll' } })
  type OwnerBadge = { name: string; of: 'package' | 'validator' | 'account' | 'identity'; creator: string; by?: string }
  /** A badge of owners. The package mints it; `by` is the entity that owns it, the package by default. */
  const ownerBadge = ({ name, of, creator, by = creator }: OwnerBadge, idType: IdType = 'Bytes') =>
    badge(named(`${name} Owner Badges`, 'badge', of), {
      idType,
      schema: flatSchema(`${name}OwnerBadgeData`, {
        name: 'String',
        [of]: of === 'package' ? 'PackageAddress' : 'ComponentAddress',
      }),
      owner: requireProof(globalCallerBadge(by, native)),
      roles: { minter: requireProof(directCallerBadge(creator, native)) },
    })
  const component = (
    [packageAddress, blueprint]: readonly [string, string],
    metadata: NativeEntity['metadata'],
    roles?: RoleAssignment,
  ): NativeEntity => ({
    entity: { kind: 'component', packageAddress, blueprint },
    metadata,
    ...(roles === undefined ? {} : { roles }),
  })
  const { packagePackage, accountPackage, identityPackage, consensusManagerPackage, consensusManager } = native
  return {
    secp256k1Signature: badge(named('ECDSA secp256k1 Virtual Badges', 'badge')),
    ed25519Signature: badge(named('EdDSA Ed25519 Virtual Badges', 'badge')),
    packageOfDirectCaller: callerBadge('Package Virtual Badges'),
    globalCaller: callerBadge('Global Caller Virtual Badges'),
    systemTransactionBadge: badge(named('System Transaction Badge', 'badge', 'system badge'), { idType: 'Integer' }),
    packageOwnerBadge: ownerBadge({ name: 'Package', of: 'package', creator: packagePackage }, 'Ruid'),
    validatorOwnerBadge: ownerBadge({
      name: 'Validator',
      of: 'validator',
      creator: consensusManagerPackage,
      by: consensusManager,
    }),
    accountOwnerBadge: ownerBadge({ name: 'Account', of: 'account', creator: accountPackage }),
    identityOwnerBadge: ownerBadge({ name: 'Identity', of: 'identity', creator: identityPackage }),
    packagePackage: nativePackage(named('Package Package')),
    resourcePackage: nativePackage(named('Resource Package')),
    accountPackage: nativePackage(named('Account Package')),
    identityPackage: nativePackage(named('Identity Package')),
    poolPackage: nativePackage(named('Pool Package')),
    lockerPackage: nativePackage(named('Locker Package')),
    faucetPackage: nativePackage(named('Faucet Package')),
    consensusManagerPackage: nativePackage(named('Consensus Manager Package')),
    accessControllerPackage: nativePackage(named('Access Controller Package')),
    transactionProcessorPackage: nativePackage(named('Transaction Processor Package')),
    metadataModulePackage: nativePackage(named('Metadata Package')),
    royaltyModulePackage: nativePackage(named('Royalty Package')),
    roleAssignmentModulePackage: nativePackage(named('Access Rules Package')),
    genesisHelperPackage: nativePackage(named('Genesis Helper Package')),
    transactionTrackerPackage: nativePackage({}),
    consensusManager: component(
      [consensusManagerPackage, 'ConsensusManager'],
      named('Consensus Manager'),
      ownedBy('DenyAll', { validator: systemRole(1) }),
    ),
    genesisHelper: component([native.genesisHelperPackage, 'GenesisHelper'], named('Genesis Helper'), {
      ...ownedBy(systemRole(0)),
      ownerUpdater: 'Owner',
    }),
    faucet: component([native.faucetPackage, 'Faucet'], named('Test Faucet')),
    transactionTracker: component([native.transactionTrackerPackage, 'TransactionTracker'], {}),
  }
}
