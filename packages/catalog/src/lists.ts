/**
 * The marketplace's lists without a database: literal values of the controls, list queries in addresses, and the rules
 * that sort and filter a list the browser has loaded completely.
 */
export {
  type FilterChoice,
  type FilterChoices,
  type FilterContext,
  hiddenFields,
  type RarityNames,
} from './listing/filter-groups'
export { hrefWith } from './listing/href-with'
export {
  type ItemsQuery,
  itemsHref,
  itemsOptions,
  propertyKey,
  withoutCollectionFilters,
} from './listing/items-query'
export { type ListPage, listPage } from './listing/list-page'
export type { ItemProperties, ListedActivity, ListedAlbum, ListedItem } from './listing/listed-rows'
export {
  type ActivityQuery,
  parseActivityQuery,
  parseActivitySubject,
  parseCollectionsQuery,
  parseItemsQuery,
  parseRankingsQuery,
  type RankingsQuery,
  rankingsHref,
  type SearchParams,
} from './listing/parse-list-query'
export { listedActivity, listedItem } from './listing/to-listed'
export {
  type ActivityKind,
  ALL,
  activityKinds,
  type Category,
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
export {
  type AttributeChoice,
  type ChoosableItem,
  filterItems,
  filterItemsByChoices,
  filterRankings,
  type ItemChoices,
  keepTab,
  type RankedFields,
  type RankingControl,
  rankingControls,
  type SortableItem,
  sortItems,
} from './reduce-lists'
