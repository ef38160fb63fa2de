import {
  type Answer,
  type AskOptions,
  type Catalog,
  type CatalogError,
  catalogErrorText,
  createCatalog,
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

/** The catalog's answer: a value, no such thing, a cursor of another build (or no cursor of this list at all), or no answer. */
export type Asked<T> =
  | { readonly kind: 'answer'; readonly value: Answer<T> }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'stale-cursor'; readonly isMalformed: boolean }
  | { readonly kind: 'silent'; readonly why: string }

/** A page waits this long and no longer; then it says that the catalog does not answer. */
const patienceMs = 900
/** Of that, how long the catalog may take to read what the visitor has just committed; then the page says it has not. */
const catchUpMs = 500

/** What the questions of one page have in common: after the first wait that was in vain none of the others waits. */
const thisPage = cache(() => ({ waits: true }))

/** Asks the catalog for a page, for a second at most. It is not older than what the visitor has seen committed, or says so. */
export async function askCatalog<T>(
  question: (catalog: Catalog, ask: AskOptions) => ResultAsync<Answer<T>, CatalogError>,
): Promise<Asked<T>> {
  const page = thisPage()
  const answer = await question(catalog(), {
    signal: AbortSignal.timeout(patienceMs),
    minStateVersion: await seenVersion(),
    mostWaitMs: page.waits ? catchUpMs : 0,
  })
  if (answer.isOk()) {
    noteVersion(answer.value.asOf.stateVersion)
    page.waits &&= answer.value.asOf.reached
    return { kind: 'answer', value: answer.value }
  }
  const { error } = answer
  const isMalformed = error.kind === 'bad-request' && error.field === 'cursor'
  if (error.kind === 'bad-cursor' || isMalformed) return { kind: 'stale-cursor', isMalformed }
  if (error.kind === 'not-found' || error.kind === 'bad-request') return { kind: 'not-found' }
  serverLog().warn(
    { catalog: error.kind, cause: error.kind === 'unavailable' ? String(error.cause) : undefined },
    'The catalog did not answer a page.',
  )
  return { kind: 'silent', why: catalogErrorText(error) }
}
