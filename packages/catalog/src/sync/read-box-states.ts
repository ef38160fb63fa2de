import type { Gateway } from '@lootboxes/gateway'
import { type Amount, parseAmount } from '@lootboxes/ledger'
import { readDetails } from '../ledger/collection-facts'
import { fieldOf, nodeOf, textOf } from '../ledger/sbor'

/** Names of the fields of a box component's state; the same as `boxFields` of the lootbox configuration. */
export type BoxFields = { readonly price: string; readonly maxTickets: string }

export const defaultBoxFields: BoxFields = { price: 'price', maxTickets: 'max_tickets' }

export type BoxReading = { readonly price: Amount | undefined; readonly maxTickets: number | undefined }

type ReadOptions = {
  readonly gateway: Gateway
  readonly boxFields: BoxFields
  readonly stateVersion: number
  readonly signal?: AbortSignal | undefined
}

const wholeNumber = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : undefined

/** Returns the ticket price and the supply of boxes, from their components at a state version. */
export async function readBoxStates(
  components: readonly string[],
  { boxFields, ...options }: ReadOptions,
): Promise<ReadonlyMap<string, BoxReading>> {
  const details = await readDetails(components, options)
  return new Map(
    [...details].map(([address, { details: own }]) => {
      const state = own?.type === 'Component' ? nodeOf(own.state) : undefined
      const price = parseAmount(textOf(fieldOf(state, boxFields.price)) ?? '').unwrapOr(undefined)
      return [address, { price, maxTickets: wholeNumber(textOf(fieldOf(state, boxFields.maxTickets))) }]
    }),
  )
}
