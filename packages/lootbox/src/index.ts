export { safeName, safeText } from '@lootboxes/ledger'
export { type BoxFacts, type BoxReader, createBoxReader, type LedgerReadingOptions } from './box-reader'
export { type CheckLootboxOptions, checkLootbox, type LootboxFinding } from './check-lootbox'
export {
  type ClientAskOptions,
  createProductClient,
  type ProductClient,
  type ProductClientError,
  type ProductClientOptions,
  productClientErrorText,
} from './client/index'
export { type ClubCheck, isInClub } from './club-query'
export { type ComparedKind, type Comparison, compareDraws, type DrawnKind, type FairnessVerdict } from './compare-draws'
export { createProductApi, type ProductApi, type ProductApiOptions, type Stated } from './create-product-api'
export { type Dapps, type NamedDapp, readDapps, readNamedDapp } from './dapps'
export { createFairnessReader, type Fairness, type FairnessReader } from './fairness-reader'
export { type FoundLoot, findLoots } from './find-loots'
export {
  createHistoricalBoxReader,
  type HistoricalAsk,
  type HistoricalBoxReader,
  type HistoricalDraw,
  type HistoricalPool,
} from './historical-box-reader'
export {
  getLootSafety,
  type LootSafety,
  lootSafety,
  type Power,
  type SafetyFacts,
  type SafetySheet,
} from './loot-safety'
export {
  type BoxFields,
  CLUB_THRESHOLD,
  FALLBACK_PRICE,
  findByComponent,
  findByTicket,
  type LootboxConfig,
  type LootboxConfigOptions,
  type LootboxEntry,
  lootboxConfig,
  pageConfig,
  type TicketFields,
} from './lootbox-config'
export { imageUrl, safeImage } from './media'
export { type LootMetadata, lootMetadata, type NonFungible, type Odds, type OddsLine, oddsOf } from './odds'
export { type BoxText, parseBoxText } from './parse-box-text'
export { checkPrice, isSellable, type PriceCheck } from './price-check'
export {
  ClubRequest,
  ClubResponse,
  Loot,
  LootboxResources,
  LootboxResourcesRequest,
  LootboxResourcesResponse,
  MAX_INFO_IDS,
  MIN_STATE_VERSION_HEADER,
  type ProductCall,
  ProductErrorBody,
  productCacheControl,
  productCalls,
  productPath,
  RevealedTicket,
  RevealedTicketsResponse,
  TicketInfoRequest,
  TicketInfoResponse,
  TicketsRequest,
  UnrevealedTicket,
  UnrevealedTicketsResponse,
} from './product-calls'
export {
  type FieldIssue,
  type ProductError,
  productErrorBody,
  productErrorStatus,
  productErrorText,
} from './product-error'
export { type ProductOpenApiOptions, productOpenApi } from './product-open-api'
export { type Purchase, purchasesOf, readPurchases } from './purchases'
export type { LedgerReader, ProductQuery, QueryOptions } from './query'
export { readTicket, type Ticket, type TicketStatus, type UnreadableTicket } from './read-ticket'
export {
  type Movement,
  movementText,
  type NameOf,
  type OwnReceipt,
  openedText,
  type Receipt,
  receiptOf,
} from './receipt'
export {
  createReceiptReader,
  type FullReceipt,
  type RarityOdds,
  type ReceiptError,
  type ReceiptLoot,
  type ReceiptOdds,
  type ReceiptReader,
  type ReceiptReaderOptions,
} from './receipt-reader'
export { type RecentLoot, type RecentLoots, readRecentLoot } from './recent-loot'
export { type Supply, supplyOf } from './supply'
export { createTicketReader, type Holding, type TicketReader, type TicketReaderOptions } from './ticket-reader'
export { getTokenFacts, type TokenFacts } from './token-facts'
