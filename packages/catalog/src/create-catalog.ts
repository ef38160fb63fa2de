import { networkName } from '@lootboxes/ledger'
import { ResultAsync } from 'neverthrow'
import type { Catalog } from './catalog'
import type { CatalogError } from './catalog-error'
import type { CatalogOptions } from './catalog-options'
import { checkIndex } from './check-index'
import type { Database } from './database/database'
import { openDatabase } from './database/open-database'
import { runQuery } from './read/query'
import { readStatus } from './read/read-status'
import { createVerbs } from './read/verbs'
import { createRemoteCatalog, isWorkerUrl } from './remote-catalog'
import { createSync } from './sync/create-sync'

/**
 * Creates a catalog of boxes and their collections. The first call opens the database. With `http://…` of a worker as the
 * database, every call is a request to that worker.
 *
 * @example
 * const catalog = createCatalog({ database: '.data/catalog', gateway, boxes })
 * await catalog.catchUp()
 * const page = await catalog.listItems({ sort: 'Price: Low to High' })
 */
export function createCatalog(options: CatalogOptions): Catalog {
  if (isWorkerUrl(options.database)) return createRemoteCatalog(options.database)
  const { now = Date.now, logger } = options
  let opened: Promise<Database> | undefined
  const open = (): Promise<Database> => {
    opened ??= openDatabase(options.database, { onNotice: (message) => logger?.warn(message) }).catch(
      (cause: unknown) => {
        opened = undefined
        throw cause
      },
    )
    return opened
  }
  const networkId = options.networkId ?? options.gateway.networkId
  const blockchain = networkId === undefined ? 'Radix' : blockchainOf(networkId)
  const verbs = createVerbs((ask, query) => runQuery(open, ask, now, query), blockchain)
  const sync = createSync(options, open)
  const done = (work: Promise<unknown>): ResultAsync<void, CatalogError> =>
    ResultAsync.fromPromise(
      work.then(() => undefined),
      (cause) => ({ kind: 'unavailable', cause }),
    )
  return {
    ...verbs,
    catchUp: (how) => done(sync.catchUp(how)),
    follow: (how) => done(sync.follow(how)),
    rebuild: (how) => done(sync.rebuild(how)),
    check: (how = {}) =>
      ResultAsync.fromPromise(checkIndex(open, options, how.signal), (cause) => ({ kind: 'unavailable', cause })),
    getStatus: (how) => runQuery(open, how ?? {}, now, readStatus),
    close: async () => {
      const database = await opened?.catch(() => undefined)
      opened = undefined
      await database?.close()
    },
  }
}

/** The name of a network in the marketplace. */
export const blockchainOf = (networkId: number): string =>
  networkId === 1 ? 'Radix Mainnet' : (networkName(networkId) ?? `Network ${networkId}`)
