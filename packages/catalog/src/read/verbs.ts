import type { ResultAsync } from 'neverthrow'
import type { CatalogError } from '../catalog-error'
import { type CountItemsOptions, countChoices, type ItemCounts } from './count-items'
import { type CatalogAccount, type GetAccountOptions, getAccount } from './get-account'
import {
  type CollectionDetails,
  type GetCollectionOptions,
  getCollection,
  type Holder,
  type ListHoldersOptions,
  listHolders,
} from './get-collection'
import { type GetItemOptions, getItem, type ItemDetails } from './get-item'
import { type CatalogStats, type GetStatsOptions, getStats } from './get-stats'
import type { CatalogItem } from './item-row'
import { type CatalogActivity, type ListActivityOptions, listActivity } from './list-activity'
import {
  type CatalogCollection,
  type ListCollectionsOptions,
  type ListRankingsOptions,
  listCollections,
  listRankings,
  type Ranked,
} from './list-collections'
import { type ListItemsOptions, listItems } from './list-items'
import { type ListPullsOptions, listPulls, type Pull } from './list-pulls'
import type { Answer, AskOptions, Page, Reading } from './query'
import { type SearchAnswer, type SearchOptions, search } from './search'

type Verb<Options, T> = (options: Options, ask?: AskOptions) => ResultAsync<Answer<T>, CatalogError>
type OpenVerb<Options, T> = (options?: Options, ask?: AskOptions) => ResultAsync<Answer<T>, CatalogError>

/** The queries of a catalog. Every answer says which state of the ledger it is of. */
export type CatalogVerbs = {
  listCollections: OpenVerb<ListCollectionsOptions, Page<CatalogCollection>>
  getCollection: Verb<GetCollectionOptions, { readonly collection: CollectionDetails }>
  listHolders: Verb<ListHoldersOptions, Page<Holder>>
  listItems: OpenVerb<ListItemsOptions, Page<CatalogItem>>
  countItems: OpenVerb<CountItemsOptions, ItemCounts>
  getItem: Verb<GetItemOptions, { readonly item: ItemDetails }>
  listActivity: OpenVerb<ListActivityOptions, Page<CatalogActivity>>
  listPulls: Verb<ListPullsOptions, Page<Pull>>
  listRankings: OpenVerb<ListRankingsOptions, Page<Ranked>>
  getAccount: Verb<GetAccountOptions, { readonly account: CatalogAccount }>
  search: Verb<SearchOptions, SearchAnswer>
  getStats: OpenVerb<GetStatsOptions, CatalogStats>
}

export const verbNames = [
  'listCollections',
  'getCollection',
  'listHolders',
  'listItems',
  'countItems',
  'getItem',
  'listActivity',
  'listPulls',
  'listRankings',
  'getAccount',
  'search',
  'getStats',
] as const satisfies readonly (keyof CatalogVerbs)[]

type RunQuery = <T>(
  options: AskOptions | undefined,
  query: (reading: Reading) => Promise<T>,
) => ResultAsync<Answer<T>, CatalogError>

/** The verbs of an index; `run` opens a snapshot of it for each. */
export const createVerbs = (run: RunQuery, blockchain: string): CatalogVerbs => ({
  listCollections: (options = {}, how) => run(how, (reading) => listCollections(reading, options, blockchain)),
  getCollection: (options, how) =>
    run(how, async (reading) => ({ collection: await getCollection(reading, options, blockchain) })),
  listHolders: (options, how) => run(how, (reading) => listHolders(reading, options)),
  listItems: (options = {}, how) => run(how, (reading) => listItems(reading, options)),
  countItems: (options = {}, how) => run(how, (reading) => countChoices(reading, options)),
  getItem: (options, how) => run(how, async (reading) => ({ item: await getItem(reading, options) })),
  listActivity: (options = {}, how) => run(how, (reading) => listActivity(reading, options)),
  listPulls: (options, how) => run(how, (reading) => listPulls(reading, options)),
  listRankings: (options = {}, how) => run(how, (reading) => listRankings(reading, options, blockchain)),
  getAccount: (options, how) => run(how, async (reading) => ({ account: await getAccount(reading, options) })),
  search: (options, how) => run(how, (reading) => search(reading, options)),
  getStats: (options = {}, how) => run(how, (reading) => getStats(reading, options)),
})
