import type { ResultAsync } from 'neverthrow'
import type { CatalogError } from '../catalog-error'
import { type CountItemsOptions, countChoices } from './count-items'
import { type GetAccountOptions, getAccount } from './get-account'
import { type GetAlbumOptions, getAlbum } from './get-album'
import { type GetCollectionOptions, getCollection, listHolders } from './get-collection'
import { type GetItemOptions, getItem } from './get-item'
import { getStats } from './get-stats'
import { listActivity } from './list-activity'
import { listCollections, listRankings } from './list-collections'
import { listItems } from './list-items'
import { listPulls } from './list-pulls'
import type { Answer, QueryOptions, Reading } from './query'
import { search } from './search'

/** The query behind each verb. The last argument is the name of the network. */
const queries = {
  listCollections,
  getCollection: async (reading: Reading, options: GetCollectionOptions, blockchain: string) => ({
    collection: await getCollection(reading, options, blockchain),
  }),
  listHolders,
  listItems,
  countItems: (reading: Reading, options: CountItemsOptions) => countChoices(reading, options),
  getItem: async (reading: Reading, options: GetItemOptions) => ({ item: await getItem(reading, options) }),
  listActivity,
  listPulls,
  listRankings,
  getAccount: async (reading: Reading, options: GetAccountOptions) => ({ account: await getAccount(reading, options) }),
  getAlbum: async (reading: Reading, options: GetAlbumOptions) => ({ album: await getAlbum(reading, options) }),
  search,
  getStats,
}

type Queries = typeof queries
type OptionsOf<Name extends keyof Queries> = Parameters<Queries[Name]>[1]
type Result<Name extends keyof Queries> = ResultAsync<Answer<Awaited<ReturnType<Queries[Name]>>>, CatalogError>

/** The queries of a catalog. Every answer names the state of the ledger that it describes. */
export type CatalogVerbs = {
  [Name in keyof Queries]: Record<never, never> extends OptionsOf<Name>
    ? (options?: OptionsOf<Name>, ask?: QueryOptions) => Result<Name>
    : (options: OptionsOf<Name>, ask?: QueryOptions) => Result<Name>
}

export const verbNames = Object.keys(queries) as readonly (keyof Queries)[]

/** A catalog's verbs, each of which is a call of one function. */
export const verbsFrom = (call: (name: keyof Queries, options: unknown, ask: QueryOptions) => unknown): CatalogVerbs =>
  // `call` returns the result of the verb that it is given.
  Object.fromEntries(
    verbNames.map((name) => [name, (options: unknown, ask: QueryOptions = {}) => call(name, options ?? {}, ask)]),
  ) as CatalogVerbs

type RunQuery = (ask: QueryOptions, query: (reading: Reading) => Promise<unknown>) => unknown

/** The verbs of an index; `run` opens a snapshot of it for each. */
export const createVerbs = (run: RunQuery, blockchain: string): CatalogVerbs =>
  verbsFrom((name, options, ask) =>
    // The types of `CatalogVerbs` belong to the queries of the same names.
    run(ask, (reading) =>
      (queries[name] as (...args: readonly unknown[]) => Promise<unknown>)(reading, options, blockchain),
    ),
  )
