import { entityRows } from './entity-rows'
import { nonFungibleRows } from './non-fungible-rows'
import type { EndpointRows } from './parity-deps'
import { statusRows } from './status-rows'
import { transactionRows } from './transaction-rows'

/** One row per endpoint: the same request by our client and by the official one. */
export const endpointRows: EndpointRows = { ...statusRows, ...entityRows, ...nonFungibleRows, ...transactionRows }
