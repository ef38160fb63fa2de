import {
  type AccountAddress,
  accountAddressFromPublicKey,
  type IdentityAddress,
  identityAddressFromPublicKey,
} from '@lootboxes/ledger'
import { collectorsOf } from '../genesis/genesis-plan'
import { type DevKey, devKey, devKeys } from '../keys'

export type HolderAccount = { address: AccountAddress; label: string; appearanceId: number; key: DevKey }

/** The owner of a dev wallet: one persona with its data, two accounts with their keys. */
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

/** A collector of genesis has its account of the history as Main account; any other name has unused accounts. */
const keysOf = (
  seed: number,
  networkId: number,
  user: string | undefined,
): Record<'persona' | 'main' | 'club', DevKey> => {
  if (user === undefined) return devKeys(seed)
  const collector = collectorsOf(seed, networkId).find(({ name }) => name === user)
  return {
    persona: devKey(seed, `persona:${user}`),
    main: collector?.key ?? devKey(seed, `main:${user}`),
    club: devKey(seed, `club:${user}`),
  }
}

/** Creates the holder. Seed and user determine persona and addresses, so a restarted devnet has the same user. */
export const createHolder = (seed: number, networkId: number, user?: string): Holder => {
  const keys = keysOf(seed, networkId, user)
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
