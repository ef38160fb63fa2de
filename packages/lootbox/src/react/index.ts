'use client'
export { type BoxSelection, type BoxSelectionOptions, createBoxSelection, type SelectedBox } from './box-selection'
export { createLootboxClient, type FailedRead, type LootboxClient, type LootboxClientOptions } from './lootbox-client'
export { LootboxProvider, type LootboxProviderProps, useLootboxClient, useStore } from './lootbox-context'
export { useLootboxQueryClient } from './query-client'
export { lootboxKeys } from './query-keys'
export { type ConnectedAccount, useAccount } from './use-account'
export { type BuyHook, useBuy } from './use-buy'
export { useForecast } from './use-forecast'
export {
  refreshAccounts,
  type UseHoldingsOptions,
  useDrawnTickets,
  useHoldings,
  useMember,
  useRefresh,
} from './use-holdings'
export { useLoot } from './use-loot'
export { type MaxCount, useMaxCount } from './use-max-count'
export { type OpenOrder, useOpenOrder } from './use-open-order'
export { type OrderHook, useOrder } from './use-order'
export { type OwnedLoot, useOwnedLoot } from './use-owned-loot'
export { useCollectionSample, useProperties } from './use-properties'
export { usePurchases } from './use-purchases'
export { useSettleOrder } from './use-settle-order'
export { useSettledRefresh } from './use-settled-refresh'
export { type RedeemHook, type RevealHook, useRedeem, useReveal } from './use-tickets'
export { type UnseenRevealsHook, useUnseenReveals } from './use-unseen-reveals'
export type {
  LootboxWallet,
  OpenTransaction,
  WalletAccount,
  WalletFailure,
  WalletToolkit,
  WalletTransaction,
} from './wallet'
