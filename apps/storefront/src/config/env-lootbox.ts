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
} from '@lootboxes/ledger'
import type { Result } from 'neverthrow'
import * as z from 'zod/mini'

/** A box that comes from the environment, so that a build can be pointed at a network without a change of code. */
export type EnvLootbox = {
  component: ComponentAddress
  ticket: ResourceAddress
  price: Amount
  title: string
  /** The special token of the 100-club there. */
  clubToken: ResourceAddress | undefined
}

const text = z.string().check(z.minLength(1))
const Given = z.strictObject({
  component: text,
  ticket: text,
  price: text,
  title: z._default(text, 'Lootbox'),
  clubToken: z.optional(text),
})

const variable = 'LOOTBOX'
const stop = (field: string, why: string): never => {
  throw new Error(`${variable}${field}: ${why}`)
}

function readJson(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return stop('', 'is not JSON. Expected {"component":"component_…","ticket":"resource_…","price":"2"}')
  }
}

/**
 * Reads the variable `LOOTBOX` for one network: checksums and network of every address, a positive price. Throws with
 * the variable's name and the field: a shop that sells from a wrong address is worse than none.
 */
export function parseEnvLootbox(json: string, networkId: number): EnvLootbox {
  const given = z.safeParse(Given, readJson(json))
  if (!given.success) {
    const [issue] = given.error.issues
    return stop(issue === undefined ? '' : ['', ...issue.path].join('.'), issue?.message ?? 'does not parse')
  }
  const { component, ticket, price, title, clubToken } = given.data
  const address = <T>(field: string, parsed: Result<T, AddressError>): T =>
    parsed.match(
      (value) => value,
      (error) => stop(field, addressErrorText(error)),
    )
  const amount = parseAmount(price).match(
    (value) => (value > 0n ? value : stop('.price', 'must be more than 0')),
    (error) => stop('.price', amountErrorText(error)),
  )
  return {
    title,
    component: address('.component', parseComponentAddress(component, networkId)),
    ticket: address('.ticket', parseResourceAddress(ticket, networkId)),
    price: amount,
    clubToken: clubToken === undefined ? undefined : address('.clubToken', parseResourceAddress(clubToken, networkId)),
  }
}
