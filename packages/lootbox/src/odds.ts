import type { LocalId, ResourceAddress } from '@lootboxes/ledger'
import { imageUrl } from './image-url'
import { fieldOf, parseSbor, type SborNode, textOf } from './sbor-node'

/** A piece of loot. `face` is absent where its data was not read or says nothing. */
export type Piece = {
  readonly resource: ResourceAddress
  readonly id: LocalId
  readonly face: LootFace | undefined
}

/** What a piece's own data says about it. Foreign text. */
export type LootFace = {
  readonly name: string
  readonly rarity: string | undefined
  readonly imageUrl: string | undefined
}

/** One kind of loot: how many copies are left, and so how likely the next draw is one of them. */
export type OddsLine = {
  readonly key: string
  readonly resource: ResourceAddress
  readonly name: string | undefined
  readonly rarity: string | undefined
  readonly imageUrl: string | undefined
  readonly left: number
  /** left ÷ all that is left, 0 to 1. */
  readonly share: number
}

export type Odds = { readonly lines: readonly OddsLine[]; readonly total: number }

/** A piece's face out of its data: `name`, `rarity`, `key_image_url`. */
export const lootFace = (json: unknown): LootFace | undefined =>
  parseSbor(json).match(
    (data: SborNode) => {
      const name = textOf(fieldOf(data, 'name'))
      return name === undefined
        ? undefined
        : { name, rarity: textOf(fieldOf(data, 'rarity')), imageUrl: imageUrl(textOf(fieldOf(data, 'key_image_url'))) }
    },
    () => undefined,
  )

/** Groups what is left by collection, name and rarity, the rarest first. Every piece is equally likely. */
export function oddsOf(pool: readonly Piece[]): Odds {
  const kinds = new Map<string, Piece[]>()
  for (const piece of pool) {
    const key = JSON.stringify([piece.resource, piece.face?.name, piece.face?.rarity])
    const alike = kinds.get(key)
    if (alike) alike.push(piece)
    else kinds.set(key, [piece])
  }
  const lines = [...kinds].flatMap(([key, alike]): OddsLine[] => {
    const [first] = alike
    if (!first) return []
    const { resource, face } = first
    const left = alike.length
    const { name, rarity, imageUrl: picture } = face ?? {}
    return [{ key, resource, name, rarity, imageUrl: picture, left, share: left / pool.length }]
  })
  return { lines: lines.sort((a, b) => a.left - b.left || (a.key < b.key ? -1 : 1)), total: pool.length }
}
