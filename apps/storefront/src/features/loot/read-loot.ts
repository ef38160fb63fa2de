import type { Gateway } from '@lootboxes/gateway'
import type { ProductClient } from '@lootboxes/lootbox/client'
import { parseRarity } from '@lootboxes/ui'
import { okAsync, ResultAsync } from 'neverthrow'
import type { HeldLoot } from '../account/holdings'
import type { ReadOptions } from '../account/watch-account'
import { safeImage, safeName, safeText } from '../media/safe-image'
import type { Log } from '../storefront/storefront'
import { describeLoot, idsByResource, type LootDetails, type NftText, nftText } from './loot-details'

export type ReadLootOptions = {
  gateway: Pick<Gateway, 'getNonFungibleData'>
  client: Pick<ProductClient, 'getTicketInfo'>
  ipfsUrl: string
  log: Log
}
/** Every piece is there; the pictures of `unread` tickets could not be read and may be asked for again. */
export type LootRead = { loot: readonly LootDetails[]; unread: readonly string[] }
export type ReadLoot = (tickets: readonly HeldLoot[], ticketAddress: string, options: ReadOptions) => Promise<LootRead>

/** Tickets the product server answers for at once; a test holds it against the server's own limit. */
export const maxTickets = 500

const inParts = <T>(all: readonly T[], size: number): readonly T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, part) => all.slice(part * size, (part + 1) * size))

/**
 * Pictures by the product server's fifth call (spec section 7), names and rarity by the NFTs' own data. What a ticket
 * holds is known from the account already, so neither a failed call nor a server that lags behind makes loot vanish.
 */
export const readLoot =
  ({ gateway, client, ipfsUrl, log }: ReadLootOptions): ReadLoot =>
  async (tickets, ticketAddress, options) => {
    const readTexts = [...idsByResource(tickets)].map(([resourceAddress, nonFungibleIds]) =>
      gateway
        .getNonFungibleData({ resourceAddress, nonFungibleIds: [...nonFungibleIds] }, { signal: options.signal })
        .map(({ non_fungible_ids }) =>
          non_fungible_ids.map(
            ({ non_fungible_id, data }) =>
              [`${resourceAddress}:${non_fungible_id}`, nftText(data?.programmatic_json)] as const,
          ),
        )
        // Names are an extra: without them the cards still show what the product server said.
        .orElse(() => okAsync<(readonly [string, NftText])[]>([])),
    )
    const readPictures = inParts(tickets, maxTickets).map((part) =>
      client
        .getTicketInfo(
          { resource_address: ticketAddress, non_fungible_ids: part.map(({ non_fungible_id }) => non_fungible_id) },
          options,
        )
        .orTee((error) => (options.signal.aborted ? undefined : log('The pictures of loot could not be read.', error))),
    )
    const [texts, answers] = await Promise.all([ResultAsync.combine(readTexts), Promise.all(readPictures)])
    const textOf = new Map(texts.unwrapOr([]).flat())
    const pictured = new Map(
      answers
        .flatMap((answer) => answer.unwrapOr({ address: '', info: [] }).info)
        .map((one) => [one.non_fungible_id, one]),
    )
    const isRead = ({ non_fungible_id, loots }: HeldLoot) => {
      const found = pictured.get(non_fungible_id)
      return found !== undefined && (found.loots.length > 0 || loots.length === 0)
    }
    return {
      loot: describeLoot({
        tickets: tickets.map((held) => (isRead(held) ? (pictured.get(held.non_fungible_id) ?? held) : held)),
        textOf: (resource, id) => textOf.get(`${resource}:${id}`) ?? {},
        picture: (url) => safeImage(url, ipfsUrl),
        text: safeText,
        name: safeName,
        rarity: parseRarity,
      }),
      unread: tickets.filter((held) => !isRead(held)).map(({ non_fungible_id }) => non_fungible_id),
    }
  }
