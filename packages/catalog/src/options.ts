/** The literal values of the marketplace's controls. Anything else a caller sends leaves a list as it is. */
export const itemSorts = ['Price: Low to High', 'Price: high to low', 'Recently Added', 'Auction Ending Soon'] as const
export type ItemSort = (typeof itemSorts)[number]

export const itemFilters = ['Verified Only', 'NFSW Only', 'Show Lazy Minted'] as const
export type ItemFilter = (typeof itemFilters)[number]

export const collectionTabs = ['trending', 'top', 'recent'] as const
export type CollectionTab = (typeof collectionTabs)[number]

export const categories = [
  'All NFTs',
  'Photography',
  'Art',
  'Sports',
  'Collectibles',
  'Trading Cards',
  'Domain Names',
  'Utility',
  'Virtual Worlds',
] as const
export type Category = (typeof categories)[number]

/** What a category control says when it narrows nothing. */
export const ALL = 'All'

/** Bucket of the last sale; `All Time` and `Last Year` show everything. */
export const postDates = ['Last 24 Hours', 'Last 7 Days', 'Last 30 Days', 'Last Year', 'All Time'] as const
export type PostDate = (typeof postDates)[number]

export const rankingSorts = ['volume', 'sold', 'revealed', 'holders', 'claimRate'] as const
export type RankingSort = (typeof rankingSorts)[number]

export const activityKinds = ['Bought', 'Revealed', 'Claimed', 'Minted', 'Transfer', 'Other'] as const
export type ActivityKind = (typeof activityKinds)[number]

export const collectionKinds = ['ticket', 'loot', 'created'] as const
export type CollectionKind = (typeof collectionKinds)[number]
