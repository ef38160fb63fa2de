import type { LocalId } from '@lootboxes/ledger'
import { err, ok, type Result } from 'neverthrow'
import { type FoundLoot, findLoots } from './find-loots'
import type { TicketFields } from './lootbox-config'
import { fieldOf, flagOf, parseSbor } from './sbor-node'

/** Spec section 4, with the wait between opening and the draw (trap T2). */
export type TicketStatus = 'unrevealed' | 'waiting' | 'revealed' | 'redeemed'

export type Ticket = { readonly id: LocalId; readonly status: TicketStatus; readonly loots: readonly FoundLoot[] }

export type UnreadableTicket = { readonly kind: 'unreadable'; readonly what: string; readonly missing: string }

/** A ticket out of its non-fungible data, by the configured field names. */
export function readTicket(id: LocalId, json: unknown, fields: TicketFields): Result<Ticket, UnreadableTicket> {
  const missing = (field: string) => err({ kind: 'unreadable', what: `ticket ${id}`, missing: field } as const)
  const parsed = parseSbor(json)
  if (parsed.isErr()) return missing('programmatic_json')
  const data = parsed.value
  const flag = (name: string | undefined) => (name === undefined ? false : flagOf(fieldOf(data, name)))

  const revealed = flag(fields.revealed)
  const opened = flag(fields.opened)
  const redeemed = flag(fields.redeemed)
  if (revealed === undefined) return missing(fields.revealed)
  if (opened === undefined) return missing(fields.opened ?? '')
  if (redeemed === undefined) return missing(fields.redeemed ?? '')
  if (redeemed) return ok({ id, status: 'redeemed', loots: [] })
  if (!revealed) return ok({ id, status: opened ? 'waiting' : 'unrevealed', loots: [] })

  const source = fields.loots === 'auto' ? data : fieldOf(data, fields.loots)
  return source ? ok({ id, status: 'revealed', loots: findLoots(source) }) : missing(fields.loots)
}
