import { parseAddress } from '@lootboxes/ledger'
import { bytesToHex } from '@noble/hashes/utils.js'
import type { Problem } from './world-problem'
import type { World } from './world-schema'

/** Accounts with the same key would be one account. */
export function checkKeys({ accounts }: World, problem: Problem): void {
  const owners = new Map<string, string>()
  for (const [name, { key = { label: `account:${name}` } }] of Object.entries(accounts)) {
    const text = JSON.stringify(key).toLowerCase()
    const other = owners.get(text)
    if (other === undefined) owners.set(text, name)
    else problem(['accounts', name, 'key'], `The key belongs to accounts.${other}.`)
  }
}

const types = {
  fungibles: 'fungible-resource',
  collections: 'non-fungible-resource',
  boxes: 'component',
  dapps: 'account',
} as const

/** Copied addresses are of their section's type and belong to one entity. */
export function checkAddresses(world: World, problem: Problem): void {
  const owners = new Map<string, string>()
  for (const section of ['fungibles', 'collections', 'boxes', 'dapps'] as const)
    for (const [name, { address }] of Object.entries<{ address?: string | undefined }>(world[section])) {
      if (address === undefined) continue
      const path = [section, name, 'address']
      const parsed = parseAddress(address, { type: types[section] })
      if (parsed.isErr()) {
        problem(path, `This is no address of a ${types[section]}.`)
        continue
      }
      // The same bytes on two networks are one address of the devnet.
      const bytes = bytesToHex(parsed.value.bytes)
      const other = owners.get(bytes)
      if (other === undefined) owners.set(bytes, `${section}.${name}`)
      else problem(path, `The address belongs to ${other}.`)
    }
}

/** Balances have at most the decimals of their token. */
export function checkAmounts({ balances, fungibles }: World, problem: Problem): void {
  for (const [at, { resource, amount }] of balances.entries()) {
    const divisibility = Object.hasOwn(fungibles, resource) ? fungibles[resource]?.divisibility : undefined
    const decimals = amount.split('.')[1]?.replace(/0+$/, '').length ?? 0
    if (divisibility !== undefined && decimals > divisibility)
      problem(['balances', at, 'amount'], `${resource} has at most ${divisibility} decimals.`)
  }
}
