import { BlockList, isIP } from 'node:net'

/** Callers besides this machine that may use the wallet's keys and the control routes. */
export type TrustedCallers = {
  isPeer(address: string): boolean
  isName(host: string): boolean
}

const nameOf = (host: string): string => host.replace(/:\d{1,5}$/, '').toLowerCase()

/**
 * Parses `--trust` entries: an address, a network such as `172.17.0.0/16`, or a host name under which the devnet or a page is
 * reached. Returns the first entry that is none of them.
 */
export function trustedCallers(entries: readonly string[]): TrustedCallers | { invalid: string } {
  const peers = new BlockList()
  const names = new Set<string>()
  for (const entry of entries) {
    const [address = '', prefix] = entry.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (isIP(address) === 0) {
      if (prefix !== undefined || !/^[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?$/i.test(address)) return { invalid: entry }
      names.add(address.toLowerCase())
    } else if (prefix === undefined) {
      peers.addAddress(address, family)
      names.add(address.toLowerCase())
    } else {
      const bits = Number(prefix)
      if (!/^\d{1,3}$/.test(prefix) || bits > (family === 'ipv6' ? 128 : 32)) return { invalid: entry }
      peers.addSubnet(address, bits, family)
    }
  }
  return {
    isPeer: (address) => {
      const plain = address.replace(/^::ffff:/, '')
      return isIP(plain) !== 0 && peers.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4')
    },
    isName: (host) => names.has(nameOf(host)),
  }
}
