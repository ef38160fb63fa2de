import { type BoxFacts, isSellable, type LootboxEntry } from '@lootboxes/lootbox'
import { safeName } from '@lootboxes/lootbox/client'
import { parseRarity } from '@lootboxes/ui'
import { bestOdds, chancesOf } from '@/checkout/odds-line'
import type { BoxSummary, Sale } from '@/client/current-box'
import { mediaPath } from '@/config/paths'
import type { Fact } from '@/ledger/box-facts'

/** When a fact was read, in ms since 1970. */
export const readAt = ({ ageMs }: Fact<unknown>): number => Math.floor((Date.now() - ageMs) / 1_000) * 1_000

/** The ledger has not answered for so long that the last facts may be out of date. */
export const isOutdated = ({ isFailing, ageMs }: Fact<unknown>): boolean => isFailing && ageMs > 10_000

/**
 * Whether this site may sell a box. It requires current facts from the ledger, and the configured price has to equal the
 * price on the ledger.
 */
export function saleOf(box: LootboxEntry | undefined, fact: Fact<BoxFacts> | undefined): Sale {
  if (box === undefined) return { status: 'unlisted' }
  if (fact === undefined || isOutdated(fact)) return { status: 'unreachable' }
  const { left, isOpen, price } = fact.value.supply
  if (!isSellable(fact.value.price)) return { status: 'price-mismatch', ledgerPrice: price }
  if (left === 0) return { status: 'sold-out' }
  return { status: isOpen === false ? 'closed' : 'live' }
}

/** The facts that the dialogs of a page need. */
export const summaryOf = (facts: BoxFacts | undefined): BoxSummary | undefined =>
  facts && {
    stateVersion: facts.stateVersion,
    supply: { sold: facts.supply.sold, max: facts.supply.max, left: facts.supply.left },
    bestOdds: facts.odds && bestOdds(facts.odds)?.words,
    drawings: facts.odds?.lines.map(({ resource, name, rarity, imageUrl, exampleId }) => ({
      resource,
      name: safeName(name, 'Without a name'),
      rarity: parseRarity(rarity),
      picture: imageUrl === undefined ? undefined : mediaPath(resource, exampleId),
    })),
    chances: facts.odds && chancesOf(facts.odds),
  }
