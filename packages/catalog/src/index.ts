export type { Catalog } from './catalog'
export { type CatalogError, catalogErrorText } from './catalog-error'
export type { CatalogBox, CatalogDocument, CatalogLogger, CatalogOptions } from './catalog-options'
export { type CatalogReaderOptions, type CatalogResult, createCatalogReader, type ReadCatalog } from './catalog-reader'
export type { CheckReport } from './check-index'
export { blockchainOf, createCatalog } from './create-catalog'
export {
  type ExportFormat,
  type ExportList,
  type ExportOptions,
  exportFormats,
  exportList,
  exportLists,
} from './export-list'
export type { CollectionRules } from './ledger/collection-facts'
export type { TicketFields, TicketStatus } from './ledger/item-facts'
export { exportResponse } from './listing/export-response'
export { listResponse } from './listing/list-response'
export {
  type ActivityKind,
  ALL,
  activityKinds,
  type Category,
  type CollectionKind,
  type CollectionTab,
  categories,
  collectionTabs,
  type ItemFilter,
  type ItemSort,
  itemFilters,
  itemSorts,
  type PostDate,
  postDates,
  type RankingSort,
  rankingSorts,
} from './options'
export type { AttributeCounts, CountItemsOptions, ItemCounts } from './read/count-items'
export type { CatalogAccount, GetAccountOptions } from './read/get-account'
export type { Album, AlbumKind, GetAlbumOptions } from './read/get-album'
export type {
  CollectionDetails,
  GetCollectionOptions,
  Holder,
  ListHoldersOptions,
  RarityRow,
} from './read/get-collection'
export type { GetItemOptions, ItemDetails, ItemLife, ItemOdds, ItemReference, LifeEvent } from './read/get-item'
export type { BoxStats, CatalogStats, DailyFigures, GetStatsOptions, KindRow } from './read/get-stats'
export type { CatalogItem, CollectionName } from './read/item-row'
export type { ActivityThing, CatalogActivity, ListActivityOptions } from './read/list-activity'
export type {
  CatalogCollection,
  ListCollectionsOptions,
  ListRankingsOptions,
  Ranked,
} from './read/list-collections'
export type { ListItemsOptions } from './read/list-items'
export type { ListPullsOptions, Pull } from './read/list-pulls'
export type { Answer, AsOf, Page, QueryOptions } from './read/query'
export type { CatalogStatus } from './read/read-status'
export type { FoundItem, Jump, SearchAnswer, SearchHit, SearchOptions } from './read/search'
export type { CatalogVerbs } from './read/verbs'
export type { Difference } from './recount/counts'
export type { SyncOptions, SyncProgress } from './sync/follow-ledger'
export type { BoxFields } from './sync/read-box-states'
