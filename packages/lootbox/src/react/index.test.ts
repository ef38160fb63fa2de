import { expect, test } from 'vitest'
import * as entry from './index'

test('public surface', () =>
  expect(Object.keys(entry).sort()).toMatchInlineSnapshot(`
    [
      "LootboxProvider",
      "createBoxSelection",
      "createLootboxClient",
      "lootboxKeys",
      "refreshAccounts",
      "useAccount",
      "useBuy",
      "useCollectionSample",
      "useDrawnTickets",
      "useForecast",
      "useHoldings",
      "useLoot",
      "useLootboxClient",
      "useLootboxQueryClient",
      "useMaxCount",
      "useMember",
      "useOpenOrder",
      "useOrder",
      "useOwnedLoot",
      "useProperties",
      "usePurchases",
      "useRedeem",
      "useRefresh",
      "useReveal",
      "useSettleOrder",
      "useSettledRefresh",
      "useStore",
      "useUnseenReveals",
    ]
  `))
