import { formatAmount, xrdAddress } from '@lootboxes/ledger'
import type { CallGateway } from './call-gateway'
import { entityNames } from './entity-names'
import { type Balance, fungibleBalances } from './fungible-balances'
import type { Holder } from './holder'

export type ListedAccount = {
  address: string
  label: string
  appearanceId: number
  /** Decimal amounts with their symbols. */
  balances: readonly { resourceAddress: string; symbol: string; amount: string }[]
}

/**
 * Lists the holder's accounts for the approval sheet. Unknown balances become an empty list, because the choice must work
 * offline, too.
 */
export const listAccounts = async (gateway: CallGateway, holder: Holder) => {
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
  const { networkId, personaData, users } = holder
  const { identityAddress, label } = holder.persona
  return { networkId, persona: { identityAddress, label }, personaData, users, accounts }
}
