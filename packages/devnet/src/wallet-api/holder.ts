import {
  type AccountAddress,
  accountAddressFromPublicKey,
  type IdentityAddress,
  identityAddressFromPublicKey,
} from '@lootboxes/ledger'
import { type DevKey, devKeys } from '../keys'

export type HolderAccount = { address: AccountAddress; label: string; appearanceId: number; key: DevKey }

/** Who the dev wallet belongs to: one persona with its data, two accounts with their keys. */
export type Holder = {
  networkId: number
  persona: { identityAddress: IdentityAddress; label: string; key: DevKey }
  personaData: typeof personaData
  accounts: readonly HolderAccount[]
}

const personaData = {
  name: { variant: 'western', familyName: 'Persona', nickname: '', givenNames: 'Dev' },
  emailAddresses: ['dev.persona@example.com'],
  phoneNumbers: ['+15550100'],
} as const

/** The same seed gives the same people and addresses, so a restarted devnet still knows its user. */
export const createHolder = (seed: number, networkId: number): Holder => {
  const keys = devKeys(seed)
  const account = (label: string, appearanceId: number, key: DevKey): HolderAccount => ({
    address: accountAddressFromPublicKey(key.publicKey, networkId),
    label,
    appearanceId,
    key,
  })
  return {
    networkId,
    persona: {
      identityAddress: identityAddressFromPublicKey(keys.persona.publicKey, networkId),
      label: 'Dev Persona',
      key: keys.persona,
    },
    personaData,
    accounts: [account('Main account', 0, keys.main), account('Club account', 1, keys.club)],
  }
}
