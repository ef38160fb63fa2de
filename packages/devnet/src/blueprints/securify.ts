import { parseAddress } from '@lootboxes/ledger'
import { bytesToHex } from '@noble/hashes/utils.js'
import { abort } from '../engine/abort'
import { requireProof } from '../engine/access-rule'
import { addressBytes } from '../engine/address-text'
import type { Bucket } from '../engine/bucket'
import { mintNonFungibles } from '../engine/resources'
import { writeRoleAssignment } from '../engine/role-assignment'
import type { Runtime } from '../engine/runtime'
import { reference, string, tuple } from '../sbor/programmatic'
import { type CallResult, protectedMethod } from './blueprint'
import { createEntity } from './create-resource'

/** The id of an entity's owner badge: the bytes of its address. */
const badgeId = (entity: string): string => `[${bytesToHex(addressBytes(entity))}]`

function mintBadge(runtime: Runtime, badge: string, entity: string): Bucket {
  const [name, field] = badge === runtime.native.accountOwnerBadge ? ['Account', 'account'] : ['Identity', 'identity']
  const data = tuple(`${name}OwnerBadgeData`, { name: string(`${name} Owner Badge`), [field]: reference(entity) })
  return mintNonFungibles(runtime, badge, new Map([[badgeId(entity), data]]))
}

const ownedBy = (badge: string, entity: string) => requireProof(`${badge}:${badgeId(entity)}`)

const badgeOf = ({ native }: Runtime, entity: string): string =>
  parseAddress(entity, { type: 'account' }).isOk() ? native.accountOwnerBadge : native.identityOwnerBadge

/** Replaces the owner's signature by an owner badge, once. */
export const securify = protectedMethod('owner', [], ({ runtime, self }) => {
  const { draft } = runtime
  if (draft.get('roleAssignment', self)) abort('SystemModuleError(AuthError(Unauthorized)): the entity is securified')
  if (!draft.get('entity', self)) {
    const isAccount = parseAddress(self, { type: 'account' }).isOk()
    draft.set('entity', self, { kind: isAccount ? 'account' : 'identity' })
  }
  const badge = badgeOf(runtime, self)
  writeRoleAssignment(runtime, self, { owner: ownedBy(badge, self), ownerUpdater: 'Object', roles: {} })
  return { buckets: [mintBadge(runtime, badge, self)] }
})

/** Creates an account or identity and returns its owner badge. */
export function createOwned(runtime: Runtime, type: 'account' | 'identity', badge: string): CallResult {
  const entity = createEntity(runtime, {
    type,
    entity: { kind: type },
    owner: { owner: 'DenyAll', ownerUpdater: 'Object' },
    roles: {},
    metadata: [[], {}],
  })
  writeRoleAssignment(runtime, entity, { owner: ownedBy(badge, entity), ownerUpdater: 'Object', roles: {} })
  return { buckets: [mintBadge(runtime, badge, entity)] }
}
