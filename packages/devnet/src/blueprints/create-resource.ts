import { abort } from '../engine/abort'
import type { Reservation } from '../engine/argument'
import { writeRoleAssignment } from '../engine/role-assignment'
import type { NewEntity, Runtime } from '../engine/runtime'
import { option, reservation } from '../engine/shapes'
import type { AccessRule, RoleAssignment } from '../store/access-rule'
import type { Entity, MetadataEntry } from '../store/families'
import { metadataInit, writeInitialMetadata } from './metadata-module'
import { moduleConfig } from './role-assignment-module'

/** The last arguments of every function that creates an entity. */
export const metadataConfig = moduleConfig(metadataInit)
export const optionalReservation = option(reservation)

/** What an entity starts with besides its state. */
export type NewEntityOptions = {
  readonly type: NewEntity
  readonly entity: Entity
  readonly owner: Pick<RoleAssignment, 'owner' | 'ownerUpdater'>
  readonly roles: Readonly<Record<string, AccessRule>>
  readonly metadata: readonly [
    entries: readonly (readonly [string, MetadataEntry])[],
    roles: Readonly<Record<string, AccessRule>>,
  ]
  readonly reservation?: Reservation | undefined
}

/** Writes a new global entity with its rules and metadata, and returns its address. */
export function createEntity(runtime: Runtime, options: NewEntityOptions): string {
  const { type, entity, owner, roles, metadata, reservation: reserved } = options
  const address = reserved?.address ?? runtime.newAddress(type)
  if (runtime.draft.get('entity', address)) abort(`SystemError(AddressAlreadyInUse): ${address}`)
  runtime.draft.set('entity', address, entity)
  writeRoleAssignment(runtime, address, { ...owner, roles: { ...roles, ...metadata[1] } })
  writeInitialMetadata(runtime, address, metadata[0])
  return address
}

/** Creates a resource without supply. */
export function createResource(runtime: Runtime, options: NewEntityOptions): string {
  const resource = createEntity(runtime, options)
  runtime.draft.set('supply', resource, { total: 0n, minted: 0n, burned: 0n })
  return resource
}
