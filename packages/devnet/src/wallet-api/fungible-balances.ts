import { type Amount, parseAmount, ZERO } from '@lootboxes/ledger'
import type { ResultAsync } from 'neverthrow'
import * as z from 'zod/mini'
import { ask, type CallGateway, type GatewayFault } from './call-gateway'

const Fungibles = z.object({
  items: z.array(z.object({ resource_address: z.string(), amount: z.string() })),
})

export type Balance = { resourceAddress: string; amount: Amount }

/** Fungible balances of an account. It reads only the first page, because dev accounts hold few resources. */
export const fungibleBalances = (
  gateway: CallGateway,
  account: string,
): ResultAsync<readonly Balance[], GatewayFault> =>
  ask(gateway, '/state/entity/page/fungibles/', { address: account }, Fungibles).map(({ items }) =>
    items.map(({ resource_address, amount }) => ({
      resourceAddress: resource_address,
      amount: parseAmount(amount).unwrapOr(ZERO),
    })),
  )

export const balanceOf = (balances: readonly Balance[], resourceAddress: string): Amount =>
  balances.find((balance) => balance.resourceAddress === resourceAddress)?.amount ?? ZERO
