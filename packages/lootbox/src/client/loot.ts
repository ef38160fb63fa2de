import type { Gateway } from '@lootboxes/gateway'
import { safeName, safeText } from '@lootboxes/ledger'
import { okAsync, ResultAsync } from 'neverthrow'
import { safeImage } from '../media'
import { MAX_INFO_IDS, type RevealedTicket } from '../product-calls'
import type { ProductClient, ProductClientError } from './create-product-client'
import type { HeldLoot, ReadOptions } from './holdings'

/** A loot of a revealed ticket with its known fields, which are safe to show. */
export type LootDetails = {
  ticketId: string
  resource: string
  id: string
  fieldName: string
  name: string
  description: string
  /** The rarity that the NFT itself states. */
  rarity: string | undefined
  picture: string | undefined
  /** The collection is tagged as not safe for work: blur its pictures until the user asks for them. */
  nfsw: boolean
}

/** The text fields of programmatic JSON by name; other fields and malformed JSON are skipped. Foreign text. */
export type NftText = {
  readonly name?: string | undefined
  readonly description?: string | undefined
  readonly rarity?: string | undefined
  readonly key_image_url?: string | undefined
}

/** Returns the text fields of an NFT’s data. */
export function nftText(json: unknown): NftText {
  if (typeof json !== 'object' || json === null || !('fields' in json) || !Array.isArray(json.fields)) return {}
  return Object.fromEntries(
    json.fields.flatMap((field: unknown) =>
      typeof field === 'object' &&
      field !== null &&
      'field_name' in field &&
      'value' in field &&
      typeof field.field_name === 'string' &&
      typeof field.value === 'string'
        ? [[field.field_name, field.value] as const]
        : [],
    ),
  )
}

export type DescribeLootOptions = {
  tickets: readonly RevealedTicket[]
  textOf: (resource: string, id: string) => NftText
  ipfsUrl: string
}

/** The loot of these tickets; without data an NFT has the name of its field. */
export const describeLoot = ({ tickets, textOf, ipfsUrl }: DescribeLootOptions): readonly LootDetails[] =>
  tickets.flatMap((ticket) =>
    ticket.loots.flatMap((loot) =>
      loot.nonFungibleLocalId.map(({ id, key_image_url }) => {
        const own = textOf(loot.resourceAddress, id)
        return {
          ticketId: ticket.non_fungible_id,
          resource: loot.resourceAddress,
          id: safeText(id),
          fieldName: safeText(loot.fieldName),
          name: safeName(own.name, safeText(loot.fieldName)),
          description: safeText(own.description ?? ''),
          rarity: own.rarity === undefined ? undefined : safeText(own.rarity),
          picture: safeImage(key_image_url ?? own.key_image_url, ipfsUrl) ?? safeImage(loot.icon_url, ipfsUrl),
          nfsw: loot.nfsw ?? false,
        }
      }),
    ),
  )

/** The ids of each collection among the loot of these tickets. */
export function idsByResource(tickets: readonly RevealedTicket[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>()
  for (const loot of tickets.flatMap(({ loots }) => loots)) {
    const ids = found.get(loot.resourceAddress) ?? []
    found.set(loot.resourceAddress, [...ids, ...loot.nonFungibleLocalId.map(({ id }) => id)])
  }
  return found
}

export type ReadLootOptions = {
  gateway: Pick<Gateway, 'getNonFungibleData'>
  client: Pick<ProductClient, 'getTicketInfo'>
  ipfsUrl: string
  /** Called with each call for pictures that failed, except aborted ones. */
  onError?: ((error: ProductClientError) => void) | undefined
}

/** All loot is listed; the pictures of `unread` tickets could not be read and may be requested again. */
export type LootRead = { loot: readonly LootDetails[]; unread: readonly string[] }
export type ReadLoot = (tickets: readonly HeldLoot[], ticketAddress: string, options: ReadOptions) => Promise<LootRead>

const inParts = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, part) => all.slice(part * size, (part + 1) * size))

/**
 * Reads pictures by the fifth product call, names and rarity from the data of the NFTs. The account’s tickets already list
 * their loot, so neither a failed call nor a lagging server hides any.
 */
export const readLoot =
  ({ gateway, client, ipfsUrl, onError }: ReadLootOptions): ReadLoot =>
  async (tickets, ticketAddress, options) => {
    const readTexts = [...idsByResource(tickets)].map(([resourceAddress, nonFungibleIds]) =>
      gateway
        .getNonFungibleData(
          { resource_address: resourceAddress, non_fungible_ids: nonFungibleIds },
          { signal: options.signal },
        )
        .map(({ non_fungible_ids }) =>
          non_fungible_ids.map(
            ({ non_fungible_id, data }) =>
              [`${resourceAddress}:${non_fungible_id}`, nftText(data?.programmatic_json)] as const,
          ),
        )
        // Names are optional: without them the cards show the data of the product server.
        .orElse(() => okAsync<(readonly [string, NftText])[]>([])),
    )
    const readPictures = inParts(tickets, MAX_INFO_IDS).map((part) =>
      client
        .getTicketInfo(
          { resource_address: ticketAddress, non_fungible_ids: part.map(({ non_fungible_id }) => non_fungible_id) },
          options,
        )
        .orTee((error) => (options.signal.aborted ? undefined : onError?.(error))),
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
        ipfsUrl,
      }),
      unread: tickets.filter((held) => !isRead(held)).map(({ non_fungible_id }) => non_fungible_id),
    }
  }
