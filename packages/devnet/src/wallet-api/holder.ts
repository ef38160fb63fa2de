import { randomInt } from 'node:crypto'
import {
  type AccountAddress,
  accountAddressFromPublicKey,
  type IdentityAddress,
  identityAddressFromPublicKey,
} from '@lootboxes/ledger'
import { type DevKey, devKey, devKeys } from '../keys'
import { accountKeys, keyOf } from '../world/keys-of-world'
import type { World } from '../world/world-schema'

export type HolderAccount = { address: AccountAddress; label: string; appearanceId: number; key: DevKey }

/** The owner of a dev wallet: one persona with its data, and accounts with their keys. */
export type Holder = {
  networkId: number
  persona: { identityAddress: IdentityAddress; label: string; key: DevKey }
  personaData: typeof personaData
  accounts: readonly HolderAccount[]
  /** Personas and accounts of the world, as which the wallet can act. */
  users: readonly string[]
  nextNonce: () => number
}

const personaData = {
  name: { variant: 'western', familyName: 'Persona', nickname: '', givenNames: 'Dev' },
  emailAddresses: ['dev.persona@example.com'],
  phoneNumbers: ['+15550100'],
} as const

type Named = { label: string; key: DevKey }

export type HolderOptions = {
  seed: number
  networkId: number
  world?: Pick<World, 'accounts' | 'personas'> | undefined
  user?: string | undefined
  /** Random by default. */
  nextNonce?: (() => number) | undefined
}

const noNames = { accounts: {}, personas: {} }

/**
 * Keys of a user: a persona of the world with its accounts; an account of the world as Main account; or unused accounts for
 * any other name. Without a user, the first persona of the world, or the funded accounts.
 */
function keysOf({ seed, networkId, world = noNames, user }: HolderOptions): {
  persona: Named
  accounts: readonly Named[]
} {
  const accountsByName = accountKeys(world, { seed, networkId })
  const name = user ?? Object.keys(world.personas)[0]
  const persona = name !== undefined && Object.hasOwn(world.personas, name) ? world.personas[name] : undefined
  if (name !== undefined && persona !== undefined)
    return {
      persona: {
        label: persona.label,
        key: keyOf(persona.key ?? { label: `persona:${name}` }, { seed, networkId }, 'identity'),
      },
      accounts: persona.accounts.flatMap(({ account, label }) => {
        const key = accountsByName.get(account)
        return key ? [{ label, key }] : []
      }),
    }
  const funded = devKeys(seed)
  const main = user === undefined ? funded.main : (accountsByName.get(user) ?? devKey(seed, `main:${user}`))
  return {
    persona: { label: 'Dev Persona', key: user === undefined ? funded.persona : devKey(seed, `persona:${user}`) },
    accounts: [
      { label: 'Main account', key: main },
      { label: 'Club account', key: user === undefined ? funded.club : devKey(seed, `club:${user}`) },
    ],
  }
}

/** Creates the holder. Seed, world and user determine persona and addresses, so a restarted devnet has the same user. */
export const createHolder = (options: HolderOptions): Holder => {
  const { networkId, world = noNames } = options
  const { persona, accounts } = keysOf(options)
  return {
    networkId,
    persona: {
      identityAddress: identityAddressFromPublicKey(persona.key.publicKey, networkId),
      label: persona.label,
      key: persona.key,
    },
    personaData,
    users: [...Object.keys(world.personas), ...Object.keys(world.accounts)],
    nextNonce: options.nextNonce ?? (() => randomInt(2 ** 32)),
    accounts: accounts.map(({ label, key }, appearanceId) => ({
      address: accountAddressFromPublicKey(key.publicKey, networkId),
      label,
      appearanceId,
      key,
    })),
  }
}
