import { expect, test } from 'vitest'
import * as client from './client/index'
import * as lootbox from './index'

test('public surface', () => {
  expect(Object.keys(lootbox).sort()).toMatchInlineSnapshot(`
    [
      "CLUB_THRESHOLD",
      "ClubRequest",
      "ClubResponse",
      "FALLBACK_PRICE",
      "Loot",
      "LootboxResources",
      "LootboxResourcesRequest",
      "LootboxResourcesResponse",
      "MAX_INFO_IDS",
      "MIN_STATE_VERSION_HEADER",
      "ProductErrorBody",
      "RevealedTicket",
      "RevealedTicketsResponse",
      "TicketInfoRequest",
      "TicketInfoResponse",
      "TicketsRequest",
      "UnrevealedTicket",
      "UnrevealedTicketsResponse",
      "compareDraws",
      "createBoxReader",
      "createFairnessReader",
      "createPastReader",
      "createProductApi",
      "createProductClient",
      "createTicketReader",
      "findByComponent",
      "findByTicket",
      "findLoots",
      "getLootSafety",
      "imageUrl",
      "isInClub",
      "lootFace",
      "lootSafety",
      "lootboxConfig",
      "oddsOf",
      "productCacheControl",
      "productCalls",
      "productClientErrorText",
      "productErrorBody",
      "productErrorStatus",
      "productErrorText",
      "productOpenApi",
      "productPath",
      "readTicket",
      "supplyOf",
    ]
  `)
  expect(Object.keys(client).sort()).toEqual(['createProductClient', 'productClientErrorText'])
})
