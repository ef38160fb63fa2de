import {
  type Answer,
  type Catalog,
  type CatalogError,
  catalogErrorText,
  createCatalog,
  type QueryOptions,
} from '@lootboxes/catalog'
import type { ResultAsync } from 'neverthrow'
import { cache } from 'react'
import { env } from '@/config/env'
import { serverLog } from '@/config/log'
import { perProcess } from '@/config/per-process'
import { readPreset } from '@/config/read-site-config'
import { noteVersion, seenVersion } from './seen-version'
import { serverGateway } from './server-gateway'

/** The catalog of the listed boxes. `apps/catalog-worker` writes it; the storefront only reads it. */
export const catalog = perProcess('catalog', (): Catalog => {
  const { lootbox, dAppDefinition } = readPreset()
  return createCatalog({
    database: env().catalogUrl,
    gateway: serverGateway(),
    networkId: lootbox.networkId,
    boxes: lootbox.lootboxes,
    ticketFields: lootbox.ticketFields,
    boxFields: lootbox.boxFields,
    dAppDefinition: env().dAppDefinition ?? dAppDefinition,
    logger: { info: (message) => serverLog().info(message), warn: (message) => serverLog().warn(message) },
  })
})

/**
 * The result of one query. `value` is undefined unless the catalog answered, so that a page can leave a part out without
 * a branch. A cursor is stale when the index was rebuilt since, or malformed when it is of no list.
 */
export type CatalogResult<T> =
  | { readonly kind: 'found'; readonly value: Answer<T> }
  | { readonly kind: 'not-found'; readonly value?: undefined }
  | { readonly kind: 'stale-cursor'; readonly isMalformed: boolean; readonly value?: undefined }
  | { readonly kind: 'unavailable'; readonly reason: string; readonly value?: undefined }

/** The longest a page waits for the catalog. After that it says that the catalog is unavailable. */
const queryTimeoutMs = 900
/** Part of that time which the catalog may spend reading the visitor's last transaction. */
const catchUpMs = 500

/** Shared by the queries of one page: after one wait for the visitor's last transaction failed, the others skip theirs. */
const pageState = cache(() => ({ waits: true }))

/** Queries the catalog for a page. The answer includes the visitor's last transaction, or `asOf.reached` is false. */
export async function readCatalog<T>(
  query: (catalog: Catalog, options: QueryOptions) => ResultAsync<Answer<T>, CatalogError>,
): Promise<CatalogResult<T>> {
  const page = pageState()
  const answer = await query(catalog(), {
    signal: AbortSignal.timeout(queryTimeoutMs),
    minStateVersion: await seenVersion(),
    maxWaitMs: page.waits ? catchUpMs : 0,
  })
  if (answer.isOk()) {
    noteVersion(answer.value.asOf.stateVersion)
    page.waits &&= answer.value.asOf.reached
    return { kind: 'found', value: answer.value }
  }
  const { error } = answer
  const isMalformed = error.kind === 'bad-request' && error.field === 'cursor'
  if (error.kind === 'bad-cursor' || isMalformed) return { kind: 'stale-cursor', isMalformed }
  if (error.kind === 'not-found' || error.kind === 'bad-request') return { kind: 'not-found' }
  serverLog().warn(
    { catalog: error.kind, cause: error.kind === 'unavailable' ? String(error.cause) : undefined },
    'The catalog did not answer a page.',
  )
  return { kind: 'unavailable', reason: catalogErrorText(error) }
}
