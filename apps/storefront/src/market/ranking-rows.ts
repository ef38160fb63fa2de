import type { Ranked } from '@lootboxes/catalog'
import { hrefWith, type RankedFields, type RankingsQuery } from '@lootboxes/catalog/lists'
import { collectionName, collectionNote, collectionPictures, priceText, type RankingRow } from '@lootboxes/ui'
import { collectionPath } from '@/config/paths'
import { marketOf } from './market'

export type RankedRow = RankingRow & RankedFields

/** A row of the rankings as a row of the kit's table, with the fields that its controls filter by. */
export const rankedRow = (row: Ranked, unit: string): RankedRow => ({
  key: row.address,
  rank: row.rank,
  name: collectionName(row),
  href: collectionPath(row.address),
  picture: collectionPictures(row, marketOf(unit))[0],
  note: collectionNote(row),
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

/** The address of a query: its control is one parameter with the control's name. */
export const rankingsHref = (path: string, { sort, control, cursor }: RankingsQuery): string =>
  hrefWith(path, { sort, ...(control === undefined ? {} : { [control.name]: control.value }), cursor })
