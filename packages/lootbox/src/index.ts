export type { AskOptions, LedgerReader } from './ask'
export { type BoxFacts, type BoxReader, createBoxReader, type LedgerReadingOptions } from './box-reader'
export {
  type ClientAskOptions,
  createProductClient,
  type ProductClient,
  type ProductClientError,
  type ProductClientOptions,
  productClientErrorText,
} from './client/index'
export { type ClubQuestion, isInClub } from './club-rule'
export { type ComparedKind, type Comparison, compareDraws, type DrawnKind, type FairnessVerdict } from './compare-draws'
export { createProductApi, type ProductApi, type ProductApiOptions, type Stated } from './create-product-api'
export { createFairnessReader, type Fairness, type FairnessReader } from './fairness-reader'
export { type FoundLoot, findLoots } from './find-loots'
export { getLootSafety, type SafetySheet } from './get-loot-safety'
export { imageUrl } from './image-url'
export { type LootSafety, lootSafety, type Power, type SafetyFacts } from './loot-safety'
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
  type TicketFields,
} from './lootbox-config'
export { type LootFace, lootFace, type Odds, type OddsLine, oddsOf, type Piece } from './odds'
export { createPastReader, type PastAsk, type PastDraw, type PastPool, type PastReader } from './past-reader'
export { productCacheControl } from './product-cache-control'
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
export { ProductErrorBody } from './product-error-body'
export { type ProductOpenApiOptions, productOpenApi } from './product-open-api'
export type { Question } from './question'
export { readTicket, type Ticket, type TicketStatus, type UnreadableTicket } from './read-ticket'
export { type Supply, supplyOf } from './supply'
export { createTicketReader, type Holding, type TicketReader, type TicketReaderOptions } from './ticket-reader'
