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
export {
  type ClientAskOptions,
  createProductClient,
  type ProductClient,
  type ProductClientOptions,
} from './create-product-client'
export { type ProductClientError, productClientErrorText } from './product-client-error'
