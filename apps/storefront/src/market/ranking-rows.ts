import type { Ranked } from '@lootboxes/catalog'
import type { RankedFields } from '@lootboxes/catalog/lists'
import { safeName } from '@lootboxes/lootbox/client'
import type { RankingRow } from '@lootboxes/ui'
import { collectionPath } from '@/config/paths'
import { collectionPicture } from './collection-rows'
import { priceText } from './item-rows'

export type RankedRow = RankingRow & RankedFields

const kinds = { ticket: 'tickets', loot: 'loot', created: 'made by a visitor' } as const

/** A row of the rankings as the kit's table takes it, with what its controls ask for. */
export const rankedRow = (row: Ranked, unit: string): RankedRow => ({
  key: row.address,
  rank: row.rank,
  name: safeName(row.name, 'A collection without a name'),
  href: collectionPath(row.address),
  picture: row.nfsw ? undefined : collectionPicture(row),
  note: `${row.category}, ${kinds[row.kind]}`,
  verified: row.verified,
  tickets: row.sold,
  volume: Number(row.volume),
  volumeText: priceText(row.volume, unit),
  owners: row.holders,
  claimed: row.claimRate,
  days: row.daily ?? [],
  category: row.category,
  blockchain: row.blockchain,
  postDate: row.postDate,
})
