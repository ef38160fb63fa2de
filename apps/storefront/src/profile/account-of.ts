import { parseAccountAddress } from '@lootboxes/ledger'
import { readPreset, readSiteConfig } from '@/config/read-site-config'

/** The account of a path segment: the address itself, or the one an alias of the preset stands for. Undefined for anything else. */
export function accountOf(segment: string): string | undefined {
  const address = readPreset().aliases.accounts[segment] ?? segment
  return parseAccountAddress(address, readSiteConfig().networkId).isOk() ? address : undefined
}
