import { type BoxFacts, isSellable, type LootboxEntry } from '@lootboxes/lootbox'
import { safeName } from '@lootboxes/lootbox/client'
import { parseRarity } from '@lootboxes/ui'
import { bestOdds, chancesOf } from '@/checkout/odds-line'
import type { BoxSummary, Sale } from '@/client/current-box'
import { mediaPath } from '@/config/paths'
import type { Fact } from '@/ledger/box-facts'

/** When a fact was read, in ms since 1970. */
export const readAt = ({ ageMs }: Fact<unknown>): number => Date.now() - ageMs

/** The ledger is silent for so long that what it said last may not be so any more. */
export const isOutdated = ({ isFailing, ageMs }: Fact<unknown>): boolean => isFailing && ageMs > 10_000

/**
 * Whether a box may be sold from here. Only what the ledger says now counts: without an answer nothing is claimed, and a
 * price that is not the configured one stops the sale.
 */
export function saleOf(box: LootboxEntry | undefined, fact: Fact<BoxFacts> | undefined): Sale {
  if (box === undefined) return { status: 'unlisted' }
  if (fact === undefined || isOutdated(fact)) return { status: 'unreachable' }
  const { left, isOpen, price } = fact.value.supply
  if (!isSellable(fact.value.price)) return { status: 'price-mismatch', ledgerPrice: price }
  if (left === 0) return { status: 'sold-out' }
  return { status: isOpen === false ? 'closed' : 'live' }
}

/** As much of the ledger's answer as the dialogs of a page need. */
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
