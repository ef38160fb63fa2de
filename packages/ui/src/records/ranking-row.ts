import type { RankingRow } from '../marketplace/rankings-table'
import { type CollectionRecord, collectionName, collectionNote, collectionPictures } from './collection-record'
import { type Market, priceText } from './market'

/** A collection with its rank and sales. */
type RankingRecord = CollectionRecord & {
  readonly rank: number
  /** Items that tickets have revealed. */
  readonly sold: number
  readonly volume: string
  /** The share of revealed tickets that were redeemed, 0 to 1. */
  readonly claimRate: number
  /** The same items by the day on which their ticket was bought, oldest first. */
  readonly daily?: readonly number[] | undefined
}

/** A ranked collection as a row of `RankingsTable`. */
export const rankingRow = (row: RankingRecord, market: Market): RankingRow => ({
  key: row.address,
  rank: row.rank,
  name: collectionName(row),
  href: market.paths.collection(row.address),
  picture: collectionPictures(row, market)[0],
  note: collectionNote(row),
  verified: row.verified,
  sold: row.sold,
  volume: Number(row.volume),
  volumeText: priceText(row.volume, market.unit),
  owners: row.holders,
  claimed: row.claimRate,
  days: row.daily ?? [],
})
