import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'
import proxyAddress from 'proxy-addr'

/** Header with the IP address of the socket's peer. The server sets it and overwrites a value from the caller. */
export const PEER_HEADER = 'lootbox-peer'

/** Options of `createClientKey`. */
export type ClientKeyOptions = {
  /**
   * Which proxies may state the client's address in `X-Forwarded-For`: a number of proxies in front of this server, or
   * their addresses and CIDR ranges. 0 ignores the header.
   */
  readonly trustProxy: number | readonly string[]
}

/** Returns the /64 network of an IPv6 address, because providers give a customer a whole /64 network. */
function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=[\d.]+$)/i, '').replace(/%.*$/, '')
  if (!isIPv6(plain)) return plain.slice(0, 64)
  const [head = '', tail] = plain.split('::')
  const front = head === '' ? [] : head.split(':')
  const back = tail === undefined || tail === '' ? [] : tail.split(':')
  const gap = tail === undefined ? [] : Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0')
  return `${[...front, ...gap, ...back]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::`
}

const withoutPort = (hop: string) =>
  hop
    .trim()
    .replace(/^\[(.*)\](?::\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')

/**
 * Creates a function that returns the address a request is counted for: the peer of the socket (`PEER_HEADER`), or the
 * address that trusted proxies forward for. An IPv6 /64 network counts as one client.
 */
export function createClientKey({ trustProxy }: ClientKeyOptions): (headers: Headers) => string {
  const trust =
    typeof trustProxy === 'number'
      ? (_: string, hop: number) => hop < trustProxy
      : proxyAddress.compile([...trustProxy])
  return (headers) => {
    const peer = headers.get(PEER_HEADER) ?? 'unknown'
    if (trustProxy === 0 || peer === 'unknown') return networkOf(peer)
    const forwarded = headers.get('x-forwarded-for')?.split(',').map(withoutPort).join(', ')
    const request = {
      socket: { remoteAddress: peer },
      headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
    }
    try {
      // proxy-addr reads only these two members of a request.
      return networkOf(proxyAddress(request as IncomingMessage, trust))
    } catch {
      return networkOf(peer)
    }
  }
}

/** Shortens the IP address of a client's key for a log: drops the last byte of IPv4 and all but 48 bits of IPv6. */
export function shortenPeer(key: string): string {
  const [peer = ''] = key.split(' ')
  const groups = peer.split(':')
  if (groups.length > 2) return `${groups.slice(0, 3).join(':')}::x`
  const bytes = peer.split('.')
  return bytes.length === 4 ? `${bytes.slice(0, 3).join('.')}.x` : peer
}
