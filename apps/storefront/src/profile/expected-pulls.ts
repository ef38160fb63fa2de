import type { KindRow, Pull } from '@lootboxes/catalog'
import { parseRarity, type Rarity } from '@lootboxes/ui'

/** The expected number of each rarity: the printed shares of the drawn tickets' boxes. A box without figures adds nothing. */
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
