import type { KindRow, Pull } from '@lootboxes/catalog'
import { parseRarity, type Rarity } from '@lootboxes/ui'

/**
 * How many of each edge as many tickets of the same boxes would give by each edge's share of everything printed. A box
 * whose figures are not known adds nothing.
 */
export function expectedPulls(
  pulls: readonly Pick<Pull, 'box'>[],
  kinds: ReadonlyMap<string, readonly Pick<KindRow, 'rarity' | 'printedShare'>[]>,
): ReadonlyMap<Rarity, number> {
  const sums = new Map<Rarity, number>()
  for (const { box } of pulls)
    for (const { rarity, printedShare } of kinds.get(box.address) ?? []) {
      const edge = parseRarity(rarity)
      sums.set(edge, (sums.get(edge) ?? 0) + printedShare)
    }
  return sums
}
