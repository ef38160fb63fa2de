import { type Amount, parseAmount } from '@lootboxes/ledger'
import type { BoxFields } from './lootbox-config'
import { fieldOf, flagOf, type SborNode, textOf } from './sbor-node'

/** The supply of a box, from the state of its component. */
export type Supply = {
  readonly sold: number
  /** Absent when the component names no limit. */
  readonly max: number | undefined
  readonly left: number | undefined
  /** Whether the component says it sells; absent when it does not say. */
  readonly isOpen: boolean | undefined
  readonly price: Amount | undefined
}

const whole = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : undefined

/** Supply out of the component's state; without a sold count there, the ticket's minted count. Never guesses. */
export function supplyOf(state: SborNode, fields: BoxFields, totalMinted: string | undefined): Supply {
  const textIn = (name: string) => textOf(fieldOf(state, name))
  const max = whole(textIn(fields.maxTickets))
  const sold = whole(textIn(fields.ticketsSold)) ?? whole(totalMinted) ?? 0
  return {
    sold,
    max,
    left: max === undefined ? undefined : Math.max(0, max - sold),
    isOpen: flagOf(fieldOf(state, fields.isOpen)),
    price: parseAmount(textIn(fields.price) ?? '').unwrapOr(undefined),
  }
}
