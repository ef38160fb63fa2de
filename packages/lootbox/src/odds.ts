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

/** One kind of loot: how many copies are left, none when it is used up, and so how likely the next draw is one of them. */
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

type Kind = { readonly like: Piece; left: number }

/** Those that can be drawn first, the rarest before the others; what is used up after them. */
const rarestFirst = (a: OddsLine, b: OddsLine): number =>
  Number(a.left === 0) - Number(b.left === 0) || a.left - b.left || (a.key < b.key ? -1 : 1)

/**
 * Groups what is left by collection, name and rarity. Every piece is equally likely. A kind of which only `gone` pieces
 * are known is used up, and stays at zero.
 */
export function oddsOf(pool: readonly Piece[], gone: readonly Piece[] = []): Odds {
  const kinds = new Map<string, Kind>()
  const count = (piece: Piece, one: number) => {
    const key = JSON.stringify([piece.resource, piece.face?.name, piece.face?.rarity])
    const kind = kinds.get(key) ?? { like: piece, left: 0 }
    kind.left += one
    kinds.set(key, kind)
  }
  for (const piece of pool) count(piece, 1)
  for (const piece of gone) count(piece, 0)
  const lines = [...kinds].map(([key, { like, left }]): OddsLine => {
    const { name, rarity, imageUrl: picture } = like.face ?? {}
    const share = left === 0 ? 0 : left / pool.length
    return { key, resource: like.resource, name, rarity, imageUrl: picture, left, share }
  })
  return { lines: lines.sort(rarestFirst), total: pool.length }
}
