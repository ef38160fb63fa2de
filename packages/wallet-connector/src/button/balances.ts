import { formatAmount, parseAmount } from '@lootboxes/ledger'
import { isReader } from '../query/account-reader'

/** The address of XRD on any network. */
const xrd = /^resource_\w+1tknxxxxxxxxxradxrdxxxxxxxxx/

/** Reads the XRD amount of an account. Undefined if the Gateway client cannot read accounts, or the read fails. */
export const readBalance = async (client: object, address: string): Promise<string | undefined> => {
  if (!isReader(client)) return undefined
  const read = await client.getFungibles({ address })
  if (read.isErr()) return undefined
  const held = read.value.items.find(({ resource_address }) => xrd.test(resource_address))
  const amount = parseAmount(held && 'amount' in held ? String(held.amount) : '0').unwrapOr(undefined)
  return amount === undefined ? undefined : `${formatAmount(amount)} XRD`
}
