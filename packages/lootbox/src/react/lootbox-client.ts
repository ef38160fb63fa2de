import type { Gateway, GatewayError } from '@lootboxes/gateway'
import { type Clock, createStore, type Store, systemClock } from '@lootboxes/ledger'
import type { QueryClient } from '@tanstack/react-query'
import type { Result } from 'neverthrow'
import type { ProductClientError } from '../client/create-product-client'
import type { Committed, Order, OrderManifestConfig, OrderState } from '../client/order'
import type { OrderFailure } from '../client/order-failure'
import type { LootboxEntry } from '../lootbox-config'
import type { Supply } from '../supply'

/** A call for an account that failed: its balances, its non-fungibles or its tickets. */
export type FailedRead =
  | { what: 'fungibles' | 'non-fungibles'; error: GatewayError }
  | { what: 'tickets'; error: ProductClientError }

/** Options of `createLootboxClient`: the configuration of the storefront, its servers, and callbacks. */
export type LootboxClientOptions = OrderManifestConfig & {
  /** The boxes this storefront sells. */
  boxes: readonly LootboxEntry[]
  /** The product's slug, for `/api/{product}-100-club`. */
  product: string
  /** Origin of the product server. Default: the origin of the page. */
  serverUrl?: string | undefined
  /** Returns the Gateway client of a read. With a dynamic import its code stays out of the first load. */
  gateway: () => Gateway | Promise<Gateway>
  /** Where pictures with `ipfs://` addresses are fetched from. */
  ipfsUrl?: string | undefined
  /** Replaces the address of a loot's picture, for example by a proxy of this site. */
  pictureUrl?: ((resource: string, id: string) => string) | undefined
  /** The ticket resource whose holdings are read; `undefined` while it is unknown. Default: the first box's. */
  ticketAddress$?: Pick<Store<string | undefined>, 'get' | 'subscribe'> | undefined
  /** Keeps orders without a transaction id over reloads. Default: `localStorage`. */
  storage?: Pick<Storage, 'getItem' | 'setItem'> | undefined
  /** Default: a query client of this package, created with the first query. */
  queryClient?: QueryClient | undefined
  clock?: Clock | undefined
  /** Returns the last read price of an order’s box. */
  supplyOf?: ((order: Order) => Pick<Supply, 'price'> | undefined) | undefined
  /** Called with each failure that has no other outlet. Default: nothing. */
  log?: ((message: string, cause: unknown) => void) | undefined
  /** Called with each call for an account that failed. */
  onReadError?: ((failed: FailedRead) => void) | undefined
  /** Called before the accounts are read again. */
  onRefresh?: (() => Promise<void>) | undefined
  /** Called with the state version of each commit of a connected account. */
  onCommitted?: ((stateVersion: number) => void) | undefined
  /** Called with the result of each transaction of an order. */
  onOrderResult?: ((order: Order, result: Result<Committed, OrderFailure>) => void) | undefined
  /** Called once for each order that failed, however many transactions it takes. */
  onOrderFailure?: ((kind: Order['kind'], failure: OrderFailure) => void) | undefined
}

/** The state that the hooks of a page share. */
export type LootboxClient = {
  readonly options: LootboxClientOptions
  readonly clock: Clock
  /** The purchase, reveal or redemption in progress. */
  readonly orderState$: Store<OrderState>
  readonly ticketAddress$: Pick<Store<string | undefined>, 'get' | 'subscribe'>
}

/**
 * Creates the state of a storefront's page. It reads and sends nothing, and loads no library, before a hook asks for it.
 *
 * @example
 * const client = createLootboxClient({
 *   networkId: 2,
 *   product: 'baller',
 *   boxes: [box],
 *   clubToken: undefined,
 *   deposit: 'deposit_batch',
 *   lockFeeProof: 'auth-zone',
 *   gateway: async () => (await import('./gateway')).gateway,
 * })
 */
export function createLootboxClient(options: LootboxClientOptions): LootboxClient {
  return {
    options,
    clock: options.clock ?? systemClock,
    orderState$: createStore<OrderState>({ step: 'idle' }),
    ticketAddress$: options.ticketAddress$ ?? createStore<string | undefined>(options.boxes[0]?.ticketAddress),
  }
}
