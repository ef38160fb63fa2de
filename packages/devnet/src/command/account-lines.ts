import { bytesToHex } from '@noble/hashes/utils.js'
import type { Genesis } from '../genesis/create-genesis'

const MOST_LISTED = 10

/** The accounts of the world that a user can sign for, a line each. */
export function accountLines({ keys, addressOf }: Pick<Genesis, 'keys' | 'addressOf'>): readonly string[] {
  if (keys.size === 0) return []
  const listed = [...keys].slice(0, MOST_LISTED)
  const width = Math.max(...listed.map(([name]) => name.length))
  return [
    'Accounts: name, address, private key (Ed25519). Everyone knows these keys: use them on a devnet only.',
    ...listed.map(([name, { privateKey }]) => `  ${name.padEnd(width)}  ${addressOf(name)}  ${bytesToHex(privateKey)}`),
    ...(keys.size > listed.length ? [`  and ${keys.size - listed.length} more, in \`devnet.genesis.keys\``] : []),
  ]
}
