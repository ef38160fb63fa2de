import { cleanImageUrl, cleanText } from './clean-text'
import { type FoundLoot, fieldOf, fieldsOf, findLoots, flagOf, nodeOf, textOf } from './sbor'

/** The data of an item, cut to lengths that a page can show. */
export type ItemFacts = {
  readonly name: string
  readonly description: string
  readonly imageUrl: string | undefined
  readonly rarity: string
  readonly attributes: readonly { readonly name: string; readonly value: string }[]
}

const LONGEST = { name: 120, description: 1_000, rarity: 40, attribute: 120 }
const MAX_ATTRIBUTES = 32
const wellKnown = new Set(['name', 'description', 'key_image_url', 'key_image_hash'])

/** Reads `name`, `description`, `key_image_url`, `rarity` and whatever else is a scalar. */
export function itemFacts(json: unknown): ItemFacts {
  const node = nodeOf(json)
  const text = (field: string) => textOf(fieldOf(node, field))
  const attributes = fieldsOf(node).flatMap((field) => {
    const value = textOf(field)
    const name = typeof field.field_name === 'string' ? field.field_name : undefined
    if (name === undefined || value === undefined || wellKnown.has(name)) return []
    return [{ name: cleanText(name, LONGEST.attribute), value: cleanText(value, LONGEST.attribute) }]
  })
  return {
    name: cleanText(text('name') ?? '', LONGEST.name),
    description: cleanText(text('description') ?? '', LONGEST.description),
    imageUrl: cleanImageUrl(text('key_image_url')),
    rarity: cleanText(text('rarity') ?? '', LONGEST.rarity),
    attributes: attributes.slice(0, MAX_ATTRIBUTES),
  }
}

/** Which fields of a ticket's data say what; the same as `ticketFields` of the lootbox configuration. */
export type TicketFields = {
  readonly revealed: string
  readonly opened?: string | undefined
  readonly redeemed?: string | undefined
  readonly loots: string
}

export const defaultTicketFields: TicketFields = { revealed: 'revealed', opened: 'opened', loots: 'loots' }

/** The states of a ticket, in their order. */
const ticketStatuses = ['unrevealed', 'waiting', 'revealed', 'redeemed'] as const
/** One of `ticketStatuses`. */
export type TicketStatus = (typeof ticketStatuses)[number]

export type TicketFacts = { readonly status: TicketStatus; readonly loots: readonly FoundLoot[] }

/** A ticket out of its data. What cannot be read counts as unrevealed: the ledger will say more, or `check` will. */
export function ticketFacts(json: unknown, fields: TicketFields): TicketFacts {
  const node = nodeOf(json)
  const flag = (name: string | undefined) => name !== undefined && flagOf(fieldOf(node, name)) === true
  const source = fields.loots === 'auto' ? node : fieldOf(node, fields.loots)
  const loots = source === undefined ? [] : findLoots(source)
  if (flag(fields.redeemed)) return { status: 'redeemed', loots }
  if (flag(fields.revealed)) return { status: 'revealed', loots }
  return { status: flag(fields.opened) ? 'waiting' : 'unrevealed', loots: [] }
}
