export {
  type ForecastOf,
  type HoldingsOf,
  LootboxProvider,
  type LootboxProviderProps,
  useDraws,
  useForecast,
  useHoldings,
  useLoot,
  useLootboxClient,
  useOpenedTickets,
  useOrder,
  usePurchases,
  useStore,
  useUndetermined,
} from './hooks'
export {
  type AskForForecast,
  createLootboxClient,
  type LootboxClient,
  type LootboxClientOptions,
  type UndeterminedOrder,
} from './lootbox-client'
export { lootboxKeys } from './query-keys'
