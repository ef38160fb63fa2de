import type { Clock, Store } from '@lootboxes/ledger'
import { type Committed, failureCode, type Order, type OrderFailure } from '@lootboxes/lootbox/client'
import { createLootboxClient, type FailedRead, type LootboxClient } from '@lootboxes/lootbox/react'
import type { Result } from 'neverthrow'
import { logged } from '@/config/copy'
import type { OrderEnd } from '@/config/order-ends'
import { mediaPath } from '@/config/paths'
import type { SiteConfig } from '@/config/site-config'
import { type FailureSurface, type Log, reportFailure } from './activity'
import type { CurrentBox } from './current-box'
import { tellServer } from './tell-server'

/** Reports an order that failed to the console, to screen readers and to the activity centre. */
const reportOrderFailure = (surface: FailureSurface, kind: Order['kind'], failure: OrderFailure): void =>
  void reportFailure(surface, kind, {
    code: failureCode(failure),
    cause: failure,
    ...(failure.kind === 'refused' && { isOurs: true }),
  })

/** Sends the kind and the end of an order to the operator's metrics, and nothing that identifies the user. */
function countOrder({ kind }: Order, result: Result<Committed, OrderFailure>): void {
  const end: OrderEnd = result.match(
    () => 'committed',
    (failure) => {
      if (failure.kind === 'ledger') return failure.status
      return failure.kind === 'wallet' && failure.code === 'rejectedByUser' ? 'declined' : failure.kind
    },
  )
  tellServer({ orderEnd: { order: kind, end } })
}

const sentences = { fungibles: logged.fungibles, 'non-fungibles': logged.nonFungibles, tickets: logged.wallet }

/** Logs a failed read of an account in the sentence of the spec (section 8). */
function logFailedRead(log: Log, { what, error }: FailedRead): void {
  const hasStatus = what !== 'tickets' && error.kind === 'response'
  log(sentences[what], hasStatus ? new Error(logged.http(error.status)) : error)
}

/** The price that the ledger stated, or did not contradict, when the page was made. */
function ledgerPrice(current: CurrentBox | undefined, { component }: Order) {
  if (current?.address !== component) return undefined
  if (current.sale.status === 'price-mismatch') return { price: current.sale.ledgerPrice }
  return current.sale.status === 'live' ? { price: current.box?.price } : undefined
}

export type PageLootboxOptions = {
  site: SiteConfig
  clock: Clock
  log: Log
  surface: FailureSurface
  box$: Pick<Store<CurrentBox | undefined>, 'get'>
  ticketAddress$: Pick<Store<string | undefined>, 'get' | 'subscribe'>
  readBox: () => Promise<void>
  readPage: (stateVersion: number) => void
}

/** Creates the order engine of a page: this site's configuration, servers, log and metrics. */
export const createPageLootbox = ({
  site,
  surface,
  box$,
  readBox,
  readPage,
  ...own
}: PageLootboxOptions): LootboxClient =>
  createLootboxClient({
    ...site,
    ...own,
    product: site.product.slug,
    gateway: async () => (await import('./page-gateway')).pageGateway(site),
    // Through this server, so that the hosts of pictures learn no visitor's address.
    pictureUrl: mediaPath,
    supplyOf: (order) => ledgerPrice(box$.get(), order),
    onReadError: (failed) => logFailedRead(own.log, failed),
    onRefresh: readBox,
    onCommitted: (stateVersion) => {
      readPage(stateVersion)
      void readBox()
    },
    onOrderResult: countOrder,
    onOrderFailure: (kind, failure) => reportOrderFailure(surface, kind, failure),
  })
