export { safeName, safeText } from '@lootboxes/ledger'
export { safeImage } from '../media'
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
export type { Purchase } from '../purchases'
export { type Sale, saleNote, saleOf } from '../sale'
export {
  type ClientAskOptions,
  createProductClient,
  type ProductClient,
  type ProductClientError,
  type ProductClientOptions,
  productClientErrorText,
} from './create-product-client'
export { type FailureText, failureCodes, failureText, type WalletErrorWords } from './failure-text'
export {
  type FailReason,
  FORECAST_SETTLED_MS,
  type Forecast,
  type ForecastState,
  failReason,
} from './forecast'
export {
  balanceOf,
  type HeldLoot,
  type Holdings,
  isFetched,
  noHoldings,
  type ReadOptions,
} from './holdings'
export type {
  LootDetails,
  NftText,
} from './loot'
export {
  type BuyOrder,
  buyOrder,
  type Committed,
  checkOrder,
  isPending,
  type Order,
  type OrderManifestConfig,
  type OrderState,
  orderLabel,
  orderManifest,
  type Progress,
  type RedeemOrder,
  redeemOrder,
  revealOrder,
  type TicketOrder,
  type TriableOrder,
} from './order'
export { failureCode, type OrderFailure, type Refusal } from './order-failure'
export type { SentParts } from './place-order'
export {
  type CollectionSample,
  type NonFungibleField,
  type NonFungibleId,
  type Properties,
  valueShares,
} from './properties'
export { type SafetyRule, safetyRules, tokenRules } from './safety-rules'
export { sampleText } from './sample-text'
export { type SharedCard, shareCard } from './share-card'
export { selectedBoxKey, unseenRevealsKey, unsettledOrdersKey } from './storage-keys'
export type { UnsettledOrder } from './unsettled'
