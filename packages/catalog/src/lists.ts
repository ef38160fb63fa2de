/**
 * What sorts and filters the marketplace's lists, without a database: the literal values, and the same rules for a list
 * that somebody has whole. Runs in a browser.
 */
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
  filterRankings,
  type ItemChoices,
  keepTab,
  narrowItems,
  type RankedFields,
  type RankingControl,
  rankingControls,
  type SortableItem,
  sortItems,
} from './reduce-lists'
