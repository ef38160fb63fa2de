import type { Arguments } from '../engine/arguments'
import { mintNonFungibles } from '../engine/resources'
import type { Runtime } from '../engine/runtime'
import { placeKey } from '../store/families'
import type { CallResult } from './blueprint'
import type { IdType } from './collection'
import { readMetadata } from './collection-metadata'
import { rolesShape } from './collection-roles'
import { bool, oneOf } from './manifest-shapes'
import { nonFungibleSchema, readNonFungibles } from './non-fungible-schema'

const nothing = oneOf({ 0: { means: undefined } })
const idTypes = oneOf<IdType>({ 0: { means: 'String' }, 1: { means: 'Integer' }, 2: { means: 'Bytes' } })

/**
 * `NonFungibleResourceManager::create_with_initial_supply`: creates a collection without an owner and puts its first
 * non-fungibles on the worktop.
 */
export function createCollection(runtime: Runtime, args: Arguments): CallResult {
  args.count(8)
  // Owner roles and reserved addresses are not supported; the supply is always tracked.
  nothing(args.value(0))
  nothing(args.value(7))
  bool(args.value(2))
  const idType = idTypes(args.value(1))
  const schema = nonFungibleSchema(args.value(3))
  const nonFungibles = readNonFungibles(schema, idType, args.value(4))
  const roles = rolesShape(args.value(5))
  const metadata = readMetadata(args.value(6))

  const resource = runtime.newAddress('non-fungible-resource')
  const lockedMetadata = metadata.flatMap(({ key, locked }) => (locked ? [key] : []))
  runtime.draft.set('entity', resource, {
    kind: 'non-fungible-resource',
    mutableFields: schema.mutableFields,
    collection: { idType, schema, roles, lockedMetadata },
  })
  for (const { key, metadata: value } of metadata) {
    runtime.draft.set('metadata', placeKey(resource, key), value)
    runtime.draft.append('metadataKeys', resource, key)
  }
  runtime.draft.set('supply', resource, { total: 0n, minted: 0n, burned: 0n })
  return { buckets: [mintNonFungibles(runtime, resource, nonFungibles)] }
}
