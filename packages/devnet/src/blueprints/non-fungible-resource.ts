import { abort } from '../engine/abort'
import { mintNonFungibles } from '../engine/resources'
import type { Runtime } from '../engine/runtime'
import { anything, bool, list, localId, oneOf, type Shape, single, text, unit } from '../engine/shapes'
import type { ProgrammaticTuple } from '../sbor/programmatic'
import type { Collection, IdType } from '../store/collection'
import { placeKey } from '../store/families'
import { blueprint, blueprintFunction, nothing, protectedMethod, publicMethod } from './blueprint'
import { roleNames } from './collection'
import { createResource, metadataConfig, type NewEntityOptions, optionalReservation } from './create-resource'
import { sharedResourceMethods } from './fungible-resource'
import { fieldData, nonFungibleData, nonFungibleSchema, readNonFungibles } from './non-fungible-schema'
import { resourceRoles } from './resource-roles'
import { ownerRole } from './role-assignment-module'

const roles = resourceRoles(roleNames)
const idType = oneOf<IdType>({ 0: unit('String'), 1: unit('Integer'), 2: unit('Bytes'), 3: unit('Ruid') })

type Options = Omit<NewEntityOptions, 'type' | 'entity'> & { collection: Collection }

function create(runtime: Runtime, { collection, ...options }: Options): string {
  const entity = { kind: 'non-fungible-resource', collection } as const
  return createResource(runtime, { ...options, type: 'non-fungible-resource', entity })
}

const collectionOf = ({ draft }: Runtime, resource: string): Collection => {
  const entity = draft.get('entity', resource)
  return entity?.kind === 'non-fungible-resource' ? entity.collection : abort(`${resource} is no collection`)
}

function mint(
  runtime: Runtime,
  resource: string,
  { schema, idType: type }: Collection,
  entries: Parameters<typeof readNonFungibles>[2],
) {
  if (type === 'Ruid') abort('NonFungibleResourceManagerError(InvalidNonFungibleIdType)')
  return { buckets: [mintNonFungibles(runtime, resource, readNonFungibles(schema, type, entries))] }
}

const ruidEntries = list(single(anything))

function mintRuid(
  runtime: Runtime,
  resource: string,
  { schema, idType: type }: Collection,
  entries: Parameters<Shape<unknown>>[0],
) {
  if (type !== 'Ruid') abort('NonFungibleResourceManagerError(InvalidNonFungibleIdType)')
  const data = ruidEntries(entries).map((one): [string, ProgrammaticTuple] => [
    runtime.newRuid(),
    nonFungibleData(schema, one),
  ])
  return { buckets: [mintNonFungibles(runtime, resource, new Map(data))] }
}

/** The native resource manager of collections. */
export const nonFungibleResource = blueprint(
  'NonFungibleResourceManager',
  {
    ...sharedResourceMethods,
    mint: protectedMethod('minter', [anything], ({ runtime, self }, entries) =>
      mint(runtime, self, collectionOf(runtime, self), entries),
    ),
    mint_ruid: protectedMethod('minter', [anything], ({ runtime, self }, entries) =>
      mintRuid(runtime, self, collectionOf(runtime, self), entries),
    ),
    update_non_fungible_data: protectedMethod(
      'non_fungible_data_updater',
      [localId, text, anything],
      ({ runtime, self }, id, field, value) => {
        const key = placeKey(self, id)
        const before = runtime.draft.get('nonFungibleData', key)
        if (!before || runtime.draft.get('place', key)?.burned !== false)
          abort(`NonFungibleResourceManagerError(NonFungibleNotFound(${self}:${id}))`)
        runtime.draft.set('nonFungibleData', key, fieldData(collectionOf(runtime, self).schema, before, field, value))
        return nothing
      },
    ),
    get_non_fungible: publicMethod([localId], () => nothing),
    non_fungible_exists: publicMethod([localId], () => nothing),
  },
  {
    create: blueprintFunction(
      [ownerRole, idType, bool, nonFungibleSchema, roles, metadataConfig, optionalReservation],
      (runtime, owner, type, _isTracked, schema, rules, metadata, reservation) => {
        create(runtime, { owner, collection: { idType: type, schema }, roles: rules, metadata, reservation })
        return nothing
      },
    ),
    create_with_initial_supply: blueprintFunction(
      [ownerRole, idType, bool, nonFungibleSchema, anything, roles, metadataConfig, optionalReservation],
      (runtime, owner, type, _isTracked, schema, entries, rules, metadata, reservation) => {
        const collection: Collection = { idType: type, schema }
        return mint(
          runtime,
          create(runtime, { owner, collection, roles: rules, metadata, reservation }),
          collection,
          entries,
        )
      },
    ),
    create_ruid_with_initial_supply: blueprintFunction(
      [ownerRole, bool, nonFungibleSchema, anything, roles, metadataConfig, optionalReservation],
      (runtime, owner, _isTracked, schema, entries, rules, metadata, reservation) => {
        const collection: Collection = { idType: 'Ruid', schema }
        const resource = create(runtime, { owner, collection, roles: rules, metadata, reservation })
        return mintRuid(runtime, resource, collection, entries)
      },
    ),
  },
)
