import type { ResultAsync } from 'neverthrow'
import { type CatalogError, catalogErrorText } from './catalog-error'
import type { Answer, AsOf, QueryOptions } from './read/query'
import type { CatalogVerbs } from './read/verbs'

/**
 * The result of one query, as a page uses it. `value` is undefined unless the catalog answered. A cursor is stale when
 * the index was rebuilt since, and malformed when it is of no list.
 */
export type CatalogResult<T> =
  | { readonly kind: 'found'; readonly value: Answer<T> }
  | { readonly kind: 'not-found'; readonly value?: undefined }
  | { readonly kind: 'stale-cursor'; readonly isMalformed: boolean; readonly value?: undefined }
  | { readonly kind: 'unavailable'; readonly reason: string; readonly value?: undefined }

type Verb = keyof CatalogVerbs
type OptionsOf<Name extends Verb> = Parameters<CatalogVerbs[Name]>[0]
type AnswerOf<Name extends Verb> = CatalogVerbs[Name] extends (
  ...options: never
) => ResultAsync<Answer<infer T>, CatalogError>
  ? T
  : never

/** Calls a verb of the catalog by its name. Never rejects. */
export type ReadCatalog = <Name extends Verb>(
  verb: Name,
  options: OptionsOf<Name>,
) => Promise<CatalogResult<AnswerOf<Name>>>

export type CatalogReaderOptions = {
  /** Opens the catalog; called for each query. */
  readonly catalog: () => CatalogVerbs
  /** How fresh the next answer must be, and how long to wait for it. */
  readonly ask: () => QueryOptions | Promise<QueryOptions>
  readonly onAnswer?: (asOf: AsOf) => void
  readonly onUnavailable?: (error: CatalogError) => void
}

/**
 * Creates the function that reads the catalog for the pages of a server. All queries have the same limits, and each
 * error is one of the results that a page has to show.
 * @example
 * const readCatalog = createCatalogReader({ catalog: () => catalog, ask: () => ({ signal: AbortSignal.timeout(900) }) })
 * const { value } = await readCatalog('listRankings', { limit: 8, days: 30 })
 */
export const createCatalogReader =
  ({ catalog, ask, onAnswer, onUnavailable }: CatalogReaderOptions): ReadCatalog =>
  async <Name extends Verb>(verb: Name, options: OptionsOf<Name>) => {
    // TypeScript does not relate the verb to the options of the same name.
    const query = catalog()[verb] as (
      options: OptionsOf<Name>,
      ask: QueryOptions,
    ) => ResultAsync<Answer<AnswerOf<Name>>, CatalogError>
    const answer = await query(options, await ask())
    if (answer.isOk()) {
      onAnswer?.(answer.value.asOf)
      return { kind: 'found', value: answer.value }
    }
    const { error } = answer
    const isMalformed = error.kind === 'bad-request' && error.field === 'cursor'
    if (error.kind === 'bad-cursor' || isMalformed) return { kind: 'stale-cursor', isMalformed }
    if (error.kind === 'not-found' || error.kind === 'bad-request') return { kind: 'not-found' }
    onUnavailable?.(error)
    return { kind: 'unavailable', reason: catalogErrorText(error) }
  }
