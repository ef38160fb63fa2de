import { type LocalIdKind, localIdKind, parseLocalId } from '@lootboxes/ledger'
import { flatSchema } from '../blueprints/non-fungible-schema'
import type { Programmatic, ProgrammaticTuple } from '../sbor/programmatic'
import * as sbor from '../sbor/programmatic'
import type { Collection } from '../store/collection'
import { emptyValueOf, idsOf } from './check-items'
import { dappLink, described, metadataOf, type WorldContext } from './world-context'
import type { World, WorldField } from './world-schema'

type WorldCollection = World['collections'][string]
type Item = WorldCollection['items'][number]

export type Mint = { holder: string; entries: readonly (readonly [id: string, data: ProgrammaticTuple])[] }

const special: Partial<Record<WorldField, (value: string, context: WorldContext) => Programmatic>> = {
  Url: sbor.url,
  Instant: sbor.instant,
  Bytes: sbor.bytes,
  Bool: (value) => sbor.bool(value === 'true'),
  GlobalAddress: (value, { addressOf }) => sbor.reference(addressOf(value)),
}

function dataOf(context: WorldContext, { typeName, fields }: WorldCollection, item: Item, serial: number) {
  const picture = item.pictures[serial % Math.max(1, item.pictures.length)]
  const computed: Readonly<Record<string, string | number>> = {
    serial,
    edition: item.copies,
    ...(picture === undefined ? {} : { key_image_url: context.picture(picture) }),
  }
  const values = Object.entries(fields).map(([field, kind]) => {
    const value = String(item.data[field] ?? computed[field] ?? emptyValueOf(kind) ?? '')
    return [field, special[kind]?.(value, context) ?? sbor.scalar(kind as sbor.ScalarKind)(value)] as const
  })
  return sbor.tuple(typeName, Object.fromEntries(values))
}

/** Non-fungibles of a collection by their holder. */
export function mintsOf(context: WorldContext, name: string): readonly Mint[] {
  const collection = context.world.collections[name]
  if (!collection) return []
  const byHolder = new Map<string, (readonly [string, ProgrammaticTuple])[]>()
  const ids = idsOf(collection)
  for (const [at, item] of collection.items.entries())
    for (const [copy, id] of (ids[at] ?? []).entries()) {
      const entries = byHolder.get(item.holder) ?? []
      entries.push([id, dataOf(context, collection, item, copy + 1)])
      byHolder.set(item.holder, entries)
    }
  return [...byHolder].map(([holder, entries]) => ({ holder, entries }))
}

const idTypes: Partial<Record<LocalIdKind, Collection['idType']>> = { string: 'String', bytes: 'Bytes', ruid: 'Ruid' }

/** The id type of a collection's items, numbers by default, and the schema of their data. */
function collectionOf({ items, fields, typeName }: WorldCollection): Collection {
  const first = items.find(({ id }) => id !== undefined)?.id
  const id = first === undefined ? undefined : parseLocalId(first)._unsafeUnwrap()
  return { idType: (id && idTypes[localIdKind(id)]) ?? 'Integer', schema: flatSchema(typeName, fields) }
}

/** Writes the collections without their items. */
export function writeCollections(context: WorldContext): void {
  for (const [name, collection] of Object.entries(context.world.collections))
    context.writer.entity(
      context.addressOf(name),
      { kind: 'non-fungible-resource', collection: collectionOf(collection) },
      {
        ...described(context, collection),
        ...metadataOf(context, collection.metadata),
        ...dappLink(context, name, 'resource'),
      },
    )
}

/** Mints the items that accounts hold. Boxes mint theirs into their pool. */
export function mintForAccounts(context: WorldContext): void {
  const { world, writer, addressOf } = context
  for (const name of Object.keys(world.collections))
    for (const { holder, entries } of mintsOf(context, name))
      if (Object.hasOwn(world.accounts, holder))
        writer.mintInto(writer.accountVault(addressOf(holder), addressOf(name)), entries)
}
