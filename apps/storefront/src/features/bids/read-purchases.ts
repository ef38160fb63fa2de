import { createGateway, type GatewayError } from '@lootboxes/gateway'
import type { LootboxEntry } from '@lootboxes/lootbox'
import type { ResultAsync } from 'neverthrow'
import type { Shop } from '../shop/shop'
import { type Purchase, purchasesOf } from './purchases'

const most = 10

/** The last ten purchases from a box, newest first, from its newest hundred transactions: one call. */
export const readPurchases = (
  { gatewayUrl, networkId, product }: Shop,
  box: LootboxEntry,
  signal: AbortSignal,
): ResultAsync<readonly Purchase[], GatewayError> =>
  createGateway({ baseUrl: gatewayUrl, networkId, applicationName: `${product.name} Lootboxes` })
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
