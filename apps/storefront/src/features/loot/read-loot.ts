import type { Gateway } from '@lootboxes/gateway'
import type { ProductClient } from '@lootboxes/lootbox/client'
import { parseRarity } from '@lootboxes/ui'
import { okAsync, ResultAsync } from 'neverthrow'
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
    const readTexts = [...idsByResource(tickets)].map(([resourceAddress, nonFungibleIds]) =>
      gateway
        .getNonFungibleData({ resourceAddress, nonFungibleIds: [...nonFungibleIds] }, { signal })
        .map(({ non_fungible_ids }) =>
          non_fungible_ids.map(
            ({ non_fungible_id, data }) =>
              [`${resourceAddress}:${non_fungible_id}`, nftText(data?.programmatic_json)] as const,
          ),
        ),
    )
    const ids = tickets.map(({ non_fungible_id }) => non_fungible_id)
    const pictures = client.getTicketInfo({ resource_address: ticketAddress, non_fungible_ids: ids }, { signal })
    // Names are an extra: without them the cards still show what the product server said.
    const texts = ResultAsync.combine(readTexts).orElse(() => okAsync<(readonly [string, NftText])[][]>([]))
    return ResultAsync.combine([pictures, texts] as const).map(([{ info }, found]) => {
      const known = new Map(found.flat())
      return describeLoot({
        tickets: info,
        textOf: (resource, id) => known.get(`${resource}:${id}`) ?? {},
        picture: (url) => safeImage(url, ipfsUrl),
        text: safeText,
        rarity: parseRarity,
      })
    })
  }
