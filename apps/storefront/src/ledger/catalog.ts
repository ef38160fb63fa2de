import { type Catalog, createCatalog, createCatalogReader } from '@lootboxes/catalog'
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

/** The longest that a page waits for the catalog. After that it says that the catalog is unavailable. */
const PAGE_TIMEOUT_MS = 900
/** The longest that any other call waits. The visitor sees a page meanwhile, or there is none. */
const CALL_TIMEOUT_MS = 8_000
/** The part of either time that the catalog may spend reading the visitor's last transaction. */
const catchUpMs = 500

/** Shared by the queries of one page: after one wait for the visitor's last transaction failed, the others skip theirs. */
const pageState = cache(() => ({ waits: true }))

const createReader = (timeoutMs: number) =>
  createCatalogReader({
    catalog,
    ask: async () => ({
      signal: AbortSignal.timeout(timeoutMs),
      minStateVersion: await seenVersion(),
      maxWaitMs: pageState().waits ? catchUpMs : 0,
    }),
    onAnswer: ({ stateVersion, reached }) => {
      noteVersion(stateVersion)
      pageState().waits &&= reached
    },
    onUnavailable: (error) =>
      serverLog().warn(
        { catalog: error.kind, cause: error.kind === 'unavailable' ? String(error.cause) : undefined },
        'The catalog did not answer.',
      ),
  })

/** Reads the catalog for a page. The answer includes the visitor's last transaction, or `asOf.reached` is false. */
export const readCatalog = createReader(PAGE_TIMEOUT_MS)

/** The same for what is no page: lists and albums for scripts, pictures for other sites, downloads. */
export const readCatalogForCall = createReader(CALL_TIMEOUT_MS)
