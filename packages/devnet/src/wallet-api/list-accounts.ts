import { formatAmount, xrdAddress } from '@lootboxes/ledger'
import type { AskGateway } from './ask-gateway'
import { entityNames } from './entity-names'
import { type Balance, fungibleBalances } from './fungible-balances'
import type { Holder } from './holder'

export type ListedAccount = {
  address: string
  label: string
  appearanceId: number
  /** Decimal amounts with the symbol to print after them. */
  balances: readonly { resourceAddress: string; symbol: string; amount: string }[]
}

/** The holder as the approval sheet shows them. Unknown balances are an empty list: choosing must work offline too. */
export const listAccounts = async (gateway: AskGateway, holder: Holder) => {
  const held = await Promise.all(
    holder.accounts.map(async (account) => ({
      account,
      balances: await fungibleBalances(gateway, account.address).unwrapOr<readonly Balance[]>([]),
    })),
  )
  const resources = held.flatMap(({ balances }) => balances.map(({ resourceAddress }) => resourceAddress))
  const nameOf = await entityNames(gateway, resources, new Map<string, string>([[xrdAddress(holder.networkId), 'XRD']]))
  const accounts = held.map(
    ({ account: { address, label, appearanceId }, balances }): ListedAccount => ({
      address,
      label,
      appearanceId,
      balances: balances.map(({ resourceAddress, amount }) => ({
        resourceAddress,
        symbol: nameOf(resourceAddress),
        amount: formatAmount(amount),
      })),
    }),
  )
  const { identityAddress, label } = holder.persona
  return { networkId: holder.networkId, persona: { identityAddress, label }, personaData: holder.personaData, accounts }
}
