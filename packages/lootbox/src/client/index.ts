export { safeImage, safeName, safeText } from '../media'
export { checkPrice, isSellable, type PriceCheck } from '../price-check'
export type {
  ClubRequest,
  ClubResponse,
  Loot,
  LootboxResources,
  LootboxResourcesRequest,
  LootboxResourcesResponse,
  RevealedTicket,
  RevealedTicketsResponse,
  TicketInfoRequest,
  TicketInfoResponse,
  TicketsRequest,
  UnrevealedTicket,
  UnrevealedTicketsResponse,
} from '../product-calls'
export { type Purchase, purchasesOf, readPurchases } from '../purchases'
export {
  type ClientAskOptions,
  createProductClient,
  type ProductClient,
  type ProductClientError,
  type ProductClientOptions,
  productClientErrorText,
} from './create-product-client'
export {
  type AskForecastOptions,
  askForecast,
  type FailReason,
  FORECAST_PATIENCE_MS,
  FORECAST_SETTLED_MS,
  type Forecast,
  type ForecastState,
  failReason,
  forecastOf,
  type ReadForecastOptions,
  readForecast,
} from './forecast'
export {
  type AccountReads,
  type AccountReadsOptions,
  type AsyncResult,
  accountReads,
  balanceOf,
  type HeldLoot,
  type Holdings,
  isFetched,
  noHoldings,
  type ReadHoldings,
  type ReadOptions,
  readHoldings,
  waitingTickets,
} from './holdings'
export {
  type DescribeLootOptions,
  describeLoot,
  idsByResource,
  type LootDetails,
  type LootRead,
  type NftText,
  nftText,
  type ReadLoot,
  type ReadLootOptions,
  readLoot,
} from './loot'
export { isUnknownEnd, mayHaveRun } from './may-have-run'
export {
  type BuyOrder,
  buyOrder,
  type Committed,
  checkOrder,
  expectedLoot,
  isPending,
  type Order,
  type OrderManifestConfig,
  type OrderState,
  orderLabel,
  orderManifest,
  orderWhat,
  type Progress,
  type RedeemOrder,
  redeemOrder,
  revealOrder,
  type TicketOrder,
  type TriableOrder,
} from './order'
export { failureCode, type OrderFailure, type Refusal } from './order-failure'
export {
  clubAmount,
  type PlaceOrderDeps,
  placeOrder,
  type SendInPartsOptions,
  type SendOptions,
  type SentParts,
  sendInParts,
} from './place-order'
export {
  type CollectionSample,
  type NonFungibleField,
  type NonFungibleId,
  type Properties,
  type ReadPropertiesOptions,
  readCollectionSample,
  readProperties,
  valueShares,
} from './properties'
export {
  createUnsettledOrders,
  isSettledBy,
  type UnsettledOrder,
  type UnsettledOrderOptions,
  type UnsettledOrders,
  type UnsettledOrdersOptions,
  unsettledOrder,
  unsettledOrdersKey,
} from './unsettled'
