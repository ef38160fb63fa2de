import type { RevealedTicket } from '@lootboxes/lootbox/client'
import type { Rarity } from '@lootboxes/ui'

/** One piece of loot of a revealed ticket, as far as it is known. */
export type LootDetails = {
  ticketId: string
  resource: string
  id: string
  fieldName: string
  name: string
  description: string
  rarity: Rarity
  picture: string | undefined
}

/** What an NFT's own data says about it, in text. */
export type NftText = {
  name?: string | undefined
  description?: string | undefined
  rarity?: string | undefined
  key_image_url?: string | undefined
}

/** The text fields of programmatic JSON by name; anything else, and anything malformed, is left out. */
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
  picture: (url: string | undefined) => string | undefined
  text: (text: string) => string
  name: (text: string | undefined, unnamed: string) => string
  rarity: (word: unknown) => Rarity
}

/** Every piece of loot of these tickets; without data of its own a piece goes by its field's name. */
export const describeLoot = ({
  tickets,
  textOf,
  picture,
  text,
  name,
  rarity,
}: DescribeLootOptions): readonly LootDetails[] =>
  tickets.flatMap((ticket) =>
    ticket.loots.flatMap((loot) =>
      loot.nonFungibleLocalId.map(({ id, key_image_url }) => {
        const own = textOf(loot.resourceAddress, id)
        return {
          ticketId: ticket.non_fungible_id,
          resource: loot.resourceAddress,
          id: text(id),
          fieldName: text(loot.fieldName),
          name: name(own.name, text(loot.fieldName)),
          description: text(own.description ?? ''),
          rarity: rarity(own.rarity),
          picture: picture(key_image_url ?? own.key_image_url) ?? picture(loot.icon_url),
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
