import type { AccountAddress } from '@lootboxes/ledger'
import type { RolaUser } from './rola/server/sessions'
import type { WalletData } from './toolkit/login-state'

/** The wallet data of a user whose session a server has verified. */
export const sessionWalletData = ({ persona, accounts }: RolaUser): WalletData => ({
  ...(persona && { persona: { identityAddress: persona.address, label: persona.label ?? '' } }),
  // The server has verified the addresses.
  accounts: accounts.map(({ address, label = '' }, appearanceId) => ({
    address: address as AccountAddress,
    label,
    appearanceId,
  })),
  personaData: [],
  proofs: [],
})
