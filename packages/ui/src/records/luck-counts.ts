import type { LuckCount } from '../tickets/luck-card'
import { parseRarity, type Rarity, rarities } from '../tickets/rarity'

type Draw = { readonly box: { readonly address: string }; readonly item: { readonly rarity: string } }
type Kind = { readonly rarity: string; readonly printedShare: number }

/**
 * The rarities of some draws, beside what as many tickets of the same boxes give on average: the printed shares of each
 * box's kinds, by its address. A box without figures adds nothing.
 */
export function luckCounts(draws: readonly Draw[], kinds: ReadonlyMap<string, readonly Kind[]>): readonly LuckCount[] {
  const expected = new Map<Rarity, number>()
  for (const { box } of draws)
    for (const { rarity, printedShare } of kinds.get(box.address) ?? []) {
      const edge = parseRarity(rarity)
      expected.set(edge, (expected.get(edge) ?? 0) + printedShare)
    }
  return rarities.map((rarity) => ({
    rarity,
    pulled: draws.filter(({ item }) => parseRarity(item.rarity) === rarity).length,
    expected: expected.get(rarity) ?? 0,
  }))
}
