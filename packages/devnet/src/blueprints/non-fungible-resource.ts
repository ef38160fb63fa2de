import { abort } from '../engine/abort'
import { mintNonFungibles } from '../engine/resources'
import type { Runtime } from '../engine/runtime'
import type { Blueprint } from './blueprint'
import type { Collection } from './collection'
import { readPieces } from './collection-piece'
import { assertRole } from './collection-roles'

/** What is known of a collection that somebody created; genesis keeps its own to itself. */
export function collectionAt(runtime: Runtime, resource: string): Collection | undefined {
  const entity = runtime.draft.get('entity', resource)
  return entity?.kind === 'non-fungible-resource' ? entity.collection : undefined
}

/** The native manager of a collection. */
export const nonFungibleResource: Blueprint = {
  mint: (runtime, self, given) => {
    given.count(1)
    const collection = collectionAt(runtime, self)
    assertRole(runtime, collection?.roles, 'minter')
    if (!collection) return abort(`ResourceManager ${self} does not exist`)
    return {
      buckets: [mintNonFungibles(runtime, self, readPieces(collection.piece, collection.idType, given.value(0)))],
    }
  },
}
