import {
  type AddressError,
  type Amount,
  addressErrorText,
  amountErrorText,
  type ComponentAddress,
  parseAmount,
  parseComponentAddress,
  parseResourceAddress,
  type ResourceAddress,
  xrdAddress,
} from '@lootboxes/ledger'
import type { Result } from 'neverthrow'
import * as z from 'zod/mini'
import { parseBody, plainDigits } from './parse-request'

/** The addresses, the price and the title of a box from text, such as an environment variable or a form. */
export type BoxText = {
  component: ComponentAddress
  ticket: ResourceAddress
  /** The payment token and its symbol. */
  token: ResourceAddress
  tokenSymbol: string | undefined
  price: Amount
  title: string | undefined
  /** The special token of the 100-club there. */
  clubToken: ResourceAddress | undefined
}

const text = z.string().check(z.minLength(1))
const Given = z.strictObject({
  component: text,
  ticket: text,
  token: z.optional(text),
  tokenSymbol: z.optional(text),
  price: z.optional(z.union([text, z.number().check(z.gt(0))])),
  title: z.optional(text),
  clubToken: z.optional(text),
})

export type ParseBoxTextOptions = {
  networkId: number
  /** The price of a text without one, in whole units of the token. */
  defaultPrice: bigint
  /** The name of the text, for its errors. */
  name: string
}

/**
 * Parses a box from JSON for one network: checksums and network of every address, a positive price. Throws with the name of
 * the text and the field: a shop that sells from a wrong address is worse than none.
 */
export function parseBoxText(json: string, { networkId, defaultPrice, name }: ParseBoxTextOptions): BoxText {
  const stop = (field: string, why: string): never => {
    throw new Error(`${name}${field}: ${why}`)
  }
  const readJson = (): unknown => {
    try {
      return JSON.parse(json)
    } catch {
      return stop('', 'is not JSON. Expected {"component":"component_…","ticket":"resource_…"}')
    }
  }
  const {
    component,
    ticket,
    token,
    tokenSymbol,
    price = `${defaultPrice}`,
    title,
    clubToken,
  } = parseBody(Given, readJson()).match(
    (given) => given,
    ({ fields: [field] }) =>
      stop(field === undefined || field.path === 'body' ? '' : `.${field.path}`, field?.message ?? 'does not parse'),
  )
  const address = <T>(field: string, parsed: Result<T, AddressError>): T =>
    parsed.match(
      (value) => value,
      (error) => stop(field, addressErrorText(error)),
    )
  const amount = parseAmount(typeof price === 'number' ? plainDigits(price) : price).match(
    (value) => (value > 0n ? value : stop('.price', 'must be more than 0')),
    (error) => stop('.price', amountErrorText(error)),
  )
  const xrd = xrdAddress(networkId)
  const paidIn = token === undefined ? xrd : address('.token', parseResourceAddress(token, networkId))
  if (paidIn !== xrd && tokenSymbol === undefined) stop('.tokenSymbol', 'is not set. It is shown after every price.')
  return {
    title,
    token: paidIn,
    tokenSymbol,
    component: address('.component', parseComponentAddress(component, networkId)),
    ticket: address('.ticket', parseResourceAddress(ticket, networkId)),
    price: amount,
    clubToken: clubToken === undefined ? undefined : address('.clubToken', parseResourceAddress(clubToken, networkId)),
  }
}
