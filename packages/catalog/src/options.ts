/** The literal values of the marketplace's controls. Any other value leaves a list unchanged. */
export const itemSorts = ['Price: Low to High', 'Price: high to low', 'Recently Added', 'Auction Ending Soon'] as const
/** One of `itemSorts`. */
export type ItemSort = (typeof itemSorts)[number]

/** The filters of the item list. */
export const itemFilters = ['Verified Only', 'NFSW Only', 'Show Lazy Minted'] as const
/** One of `itemFilters`. */
export type ItemFilter = (typeof itemFilters)[number]

/** The tabs of the collection list. */
export const collectionTabs = ['trending', 'top', 'recent'] as const
/** One of `collectionTabs`. */
export type CollectionTab = (typeof collectionTabs)[number]

/** The categories of the marketplace. The first one shows every category. */
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
/** One of `categories`. */
export type Category = (typeof categories)[number]

/** The value of a category control that shows every category. */
export const ALL = 'All'

/** Bucket of the last sale; `All Time` and `Last Year` show everything. */
export const postDates = ['Last 24 Hours', 'Last 7 Days', 'Last 30 Days', 'Last Year', 'All Time'] as const
/** One of `postDates`. */
export type PostDate = (typeof postDates)[number]

/** The orders of the rankings. */
export const rankingSorts = ['volume', 'sold', 'revealed', 'holders', 'claimRate'] as const
/** One of `rankingSorts`. */
export type RankingSort = (typeof rankingSorts)[number]

/** The kinds of activity. `Revealed` opens tickets; `Drawn` is a later transaction in which the box chooses their items. */
export const activityKinds = ['Bought', 'Revealed', 'Drawn', 'Claimed', 'Minted', 'Transfer', 'Other'] as const
/** One of `activityKinds`. */
export type ActivityKind = (typeof activityKinds)[number]

/** Tickets of a box, loot that a box holds or held, and collections that accounts created. */
const collectionKinds = ['ticket', 'loot', 'created'] as const
/** One of `collectionKinds`. */
export type CollectionKind = (typeof collectionKinds)[number]
