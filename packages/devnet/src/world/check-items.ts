import { localIdKind, parseLocalId } from '@lootboxes/ledger'
import { fits } from './fits'
import type { Problem } from './world-problem'
import type { World, WorldField } from './world-schema'

type Collection = World['collections'][string]
type Value = Collection['items'][number]['data'][string]

const emptyTexts: readonly WorldField[] = ['String', 'Url', 'Bytes']
const withoutEmpty: readonly WorldField[] = ['GlobalAddress', 'NonFungibleLocalId']

/** The value of a field that an item lacks. Every item has a value for the other kinds. */
export const emptyValueOf = (kind: WorldField): string | undefined => {
  if (withoutEmpty.includes(kind)) return undefined
  if (kind === 'Bool') return 'false'
  return emptyTexts.includes(kind) ? '' : '0'
}

/** Whether a field of a kind can hold a value. Numbers may be texts, because JSON has no large ones. */
const holds = (kind: WorldField, value: Value): boolean =>
  (typeof value === 'string' || (kind !== 'String' && kind !== 'Url')) && fits(kind, String(value))

/** The local ids of a collection in the order of its items. Items without an id are numbered. */
export function idsOf({ items }: Collection): readonly (readonly string[])[] {
  let numbered = 0
  return items.map(({ id, copies }) => {
    if (id !== undefined) return [id]
    const before = numbered
    numbered += copies
    return Array.from({ length: copies }, (_, at) => `#${before + at + 1}#`)
  })
}

const kindOf = (id: string) => parseLocalId(id).map(localIdKind).unwrapOr(undefined)

/** The ids of a collection are unique and of one kind. */
function checkIds(name: string, collection: Collection, problem: Problem): void {
  const known = new Set<string>()
  const [first] = idsOf(collection).flat()
  for (const [at, ids] of idsOf(collection).entries())
    for (const id of ids) {
      const path = ['collections', name, 'items', at, 'id']
      if (known.has(id)) problem(path, `The collection has ${id} already.`)
      if (first !== undefined && kindOf(id) !== kindOf(first)) problem(path, `${id} is of another kind than ${first}.`)
      known.add(id)
    }
}

/** Reports items whose data, ids, copies or box do not fit their collection. */
export function checkItems(world: World, problem: Problem): void {
  for (const [name, collection] of Object.entries(world.collections)) {
    checkIds(name, collection, problem)
    for (const [at, { holder, data, id, copies }] of collection.items.entries()) {
      const path = ['collections', name, 'items', at]
      const box = Object.hasOwn(world.boxes, holder) ? world.boxes[holder] : undefined
      if (box && !box.collections.includes(name))
        problem([...path, 'holder'], `The box ${holder} does not list the collection ${name}.`)
      if (id !== undefined && copies > 1) problem([...path, 'copies'], 'An item with an id has one copy.')
      for (const [field, value] of Object.entries(data)) {
        const kind = Object.hasOwn(collection.fields, field) ? collection.fields[field] : undefined
        if (kind === undefined) problem([...path, 'data', field], 'The collection has no such field.')
        else if (!holds(kind, value)) problem([...path, 'data', field], `${JSON.stringify(value)} is no ${kind}.`)
      }
      for (const [field, kind] of Object.entries(collection.fields))
        if (data[field] === undefined && emptyValueOf(kind) === undefined)
          problem([...path, 'data', field], `The item needs a ${kind}.`)
    }
  }
}
