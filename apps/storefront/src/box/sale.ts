import type { BoxFacts, LootboxEntry } from '@lootboxes/lootbox'
import { type Sale, saleOf as saleByFacts } from '@lootboxes/lootbox/client'
import { bestOdds } from '@lootboxes/ui'
import type { BoxSummary, CurrentBox } from '@/client/current-box'
import type { Fact } from '@/ledger/box-facts'

/** When a fact was read, in ms since 1970. */
export const readAt = ({ ageMs }: Fact<unknown>): number => Math.floor((Date.now() - ageMs) / 1_000) * 1_000

/** The ledger has not answered for so long that the last facts may be out of date. */
export const isOutdated = ({ isFailing, ageMs }: Fact<unknown>): boolean => isFailing && ageMs > 10_000

/** Whether this site may sell a box, by facts that are not out of date. */
export const saleOf = (box: LootboxEntry | undefined, fact: Fact<BoxFacts> | undefined): Sale =>
  saleByFacts(box, fact === undefined || isOutdated(fact) ? undefined : fact.value)

const summaryOf = (facts: BoxFacts | undefined): BoxSummary | undefined =>
  facts && {
    stateVersion: facts.stateVersion,
    supply: { sold: facts.supply.sold, max: facts.supply.max, left: facts.supply.left },
    bestOdds: facts.odds && bestOdds(facts.odds),
  }

/** A box as the site's dialogs know it. */
export const currentBox = ({
  address,
  box,
  fact,
}: Omit<CurrentBox, 'sale' | 'facts'> & { fact: Fact<BoxFacts> | undefined }): CurrentBox => ({
  address,
  box,
  sale: saleOf(box, fact),
  facts: summaryOf(fact?.value),
})
