import { type Amount, accountAddressFromPublicKey, amountOf } from '@lootboxes/ledger'
import { type DevKey, devKey, devKeys } from '../keys'

export type Collector = { name: string; key: DevKey; account: string; xrd: Amount; baller: Amount }

const names = ['ada', 'bo', 'cleo', 'dario', 'esme', 'fynn', 'gus', 'hana', 'ivo', 'juno', 'kai', 'lena'] as const

/** The accounts that trade in the history. */
export const collectorsOf = (seed: number, networkId: number): readonly Collector[] =>
  names.map((name, at) => {
    const key = devKey(seed, `collector:${name}`)
    return {
      name,
      key,
      account: accountAddressFromPublicKey(key.publicKey, networkId),
      xrd: amountOf(2_500 + at * 250),
      baller: amountOf(at % 3 === 0 ? 400 + at * 20 : at * 7),
    }
  })

const ballerReserve = amountOf(900_000)

export type Allocation = { account: string; xrd: Amount; baller: Amount }

/**
 * Initial balances. The dev wallet's Main account has one BALLER less than the club requires; its Club account is a member.
 * The oracle holds the BALLER of the faucet route.
 */
export function allocationsOf(seed: number, networkId: number): readonly Allocation[] {
  const keys = devKeys(seed)
  const accountOf = ({ publicKey }: DevKey) => accountAddressFromPublicKey(publicKey, networkId)
  return [
    { account: accountOf(keys.main), xrd: amountOf(10_000), baller: amountOf(99) },
    { account: accountOf(keys.club), xrd: amountOf(10_000), baller: amountOf(250) },
    { account: accountOf(keys.oracle), xrd: amountOf(1_000_000), baller: ballerReserve },
    ...collectorsOf(seed, networkId),
  ]
}

export const faucetFunds = amountOf(1_000_000_000)
export const memberFeeFunds = amountOf(10_000)
