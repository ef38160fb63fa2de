import type { Gateway } from '@lootboxes/gateway'
import type { ProductClient } from '@lootboxes/lootbox/client'
import { parseRarity } from '@lootboxes/ui'
import { ResultAsync } from 'neverthrow'
import type { HeldLoot } from '../account/holdings'
import { safeImage, safeText } from '../media/safe-image'
import { describeLoot, idsByResource, type LootDetails, type NftText, nftText } from './loot-details'

export type ReadLootOptions = { gateway: Gateway; client: ProductClient; ipfsUrl: string }
export type ReadLoot = (
  tickets: readonly HeldLoot[],
  ticketAddress: string,
  signal: AbortSignal,
) => ResultAsync<readonly LootDetails[], unknown>

/** Pictures by the product server's fifth call (spec section 7), names and rarity by the NFTs' own data. */
export const readLoot =
  ({ gateway, client, ipfsUrl }: ReadLootOptions): ReadLoot =>
  (tickets, ticketAddress, signal) => {
    const texts = new Map<string, NftText>()
    const readTexts = [...idsByResource(tickets)].map(([resourceAddress, nonFungibleIds]) =>
      gateway
        .getNonFungibleData({ resourceAddress, nonFungibleIds: [...nonFungibleIds] }, { signal })
        .map(({ non_fungible_ids }) => {
          for (const { non_fungible_id, data } of non_fungible_ids)
            texts.set(`${resourceAddress}:${non_fungible_id}`, nftText(data?.programmatic_json))
        }),
    )
    const ids = tickets.map(({ non_fungible_id }) => non_fungible_id)
    const pictures = client.getTicketInfo({ resource_address: ticketAddress, non_fungible_ids: ids }, { signal })
    // Names are an extra: without them the cards still show what the product server said.
    return ResultAsync.combine([
      pictures,
      ResultAsync.combine(readTexts).orElse(() => ResultAsync.fromSafePromise(Promise.resolve([]))),
    ]).map(([{ info }]) =>
      describeLoot({
        tickets: info,
        textOf: (resource, id) => texts.get(`${resource}:${id}`) ?? {},
        picture: (url) => safeImage(url, ipfsUrl),
        text: safeText,
        rarity: parseRarity,
      }),
    )
  }
