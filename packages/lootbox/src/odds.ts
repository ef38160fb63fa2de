import type { LocalId, ResourceAddress } from '@lootboxes/ledger'
import { imageUrl } from './media'
import { fieldOf, parseSbor, type SborNode, textOf } from './sbor-node'

/** One piece of loot. `metadata` is absent when its data was not read or is empty. */
export type NonFungible = {
  readonly resource: ResourceAddress
  readonly id: LocalId
  readonly metadata: LootMetadata | undefined
}

/** Metadata from an item's own data. Untrusted text. */
export type LootMetadata = {
  readonly name: string
  readonly rarity: string | undefined
  readonly imageUrl: string | undefined
}

/** One kind of loot: its remaining copies (0 when depleted) and the probability that the next draw gives one. */
export type OddsLine = {
  readonly key: string
  readonly resource: ResourceAddress
  readonly name: string | undefined
  readonly rarity: string | undefined
  readonly imageUrl: string | undefined
  /** One loot of this kind. */
  readonly exampleId: LocalId
  readonly left: number
  /** Remaining copies ÷ all remaining copies, 0 to 1. */
  readonly share: number
}

/** The odds of a box: one line for each kind of loot, and the number of copies left. */
export type Odds = { readonly lines: readonly OddsLine[]; readonly total: number }

/** The metadata of a non-fungible out of its data: `name`, `rarity`, `key_image_url`. */
export const lootMetadata = (json: unknown): LootMetadata | undefined =>
  parseSbor(json).match(
    (data: SborNode) => {
      const name = textOf(fieldOf(data, 'name'))
      return name === undefined
        ? undefined
        : { name, rarity: textOf(fieldOf(data, 'rarity')), imageUrl: imageUrl(textOf(fieldOf(data, 'key_image_url'))) }
    },
    () => undefined,
  )

type Kind = { readonly like: NonFungible; left: number }

/** Sorts the rarest kind first and depleted kinds last. */
const rarestFirst = (a: OddsLine, b: OddsLine): number =>
  Number(a.left === 0) - Number(b.left === 0) || a.left - b.left || (a.key < b.key ? -1 : 1)

/**
 * Groups the remaining items by collection, name and rarity. Every item is equally likely. A kind with only `gone` items is
 * depleted and stays in the odds with 0 copies.
 */
export function oddsOf(pool: readonly NonFungible[], gone: readonly NonFungible[] = []): Odds {
  const kinds = new Map<string, Kind>()
  const count = (nonFungible: NonFungible, added: number) => {
    const key = JSON.stringify([nonFungible.resource, nonFungible.metadata?.name, nonFungible.metadata?.rarity])
    const kind = kinds.get(key) ?? { like: nonFungible, left: 0 }
    kind.left += added
    kinds.set(key, kind)
  }
  for (const one of pool) count(one, 1)
  for (const one of gone) count(one, 0)
  const lines = [...kinds].map(([key, { like, left }]): OddsLine => {
    const { name, rarity, imageUrl: picture } = like.metadata ?? {}
    const share = left === 0 ? 0 : left / pool.length
    return { key, resource: like.resource, name, rarity, imageUrl: picture, exampleId: like.id, left, share }
  })
  return { lines: lines.sort(rarestFirst), total: pool.length }
}
