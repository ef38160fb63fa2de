import type { GatewayError } from '@lootboxes/gateway'
import type { LootboxEntry } from '@lootboxes/lootbox'
import type { ResultAsync } from 'neverthrow'
import { pageGateway } from '../ledger/page-gateway'
import type { Shop } from '../shop/shop'
import { type Purchase, purchasesOf } from './purchases'

const most = 10

/** The last ten purchases from a box, newest first, from its newest hundred transactions: one call. */
export const readPurchases = (
  shop: Shop,
  box: LootboxEntry,
  signal: AbortSignal,
): ResultAsync<readonly Purchase[], GatewayError> =>
  pageGateway(shop)
    .streamTransactions(
      {
        affectedGlobalEntitiesFilter: [box.componentAddress],
        transactionStatusFilter: 'Success',
        optIns: { balanceChanges: true },
        limitPerPage: 100,
      },
      { signal },
    )
    .map(({ items }) => purchasesOf(items, box).slice(0, most))
