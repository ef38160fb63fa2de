import { abort } from '../engine/abort'
import { mintNonFungibles } from '../engine/resources'
import { blueprint } from './blueprint'
import { assertRole, collectionAt } from './collection-roles'
import { readNonFungibles } from './non-fungible-schema'

/** The native resource manager of a collection. */
export const nonFungibleResource = blueprint({
  mint: (runtime, self, args) => {
    args.count(1)
    assertRole(runtime, self, 'minter')
    const collection = collectionAt(runtime.draft, self) ?? abort(`ResourceManager ${self} does not exist`)
    return {
      buckets: [mintNonFungibles(runtime, self, readNonFungibles(collection.schema, collection.idType, args.value(0)))],
    }
  },
})
