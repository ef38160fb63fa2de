import { isIPv6 } from 'node:net'

/** Set on every request by the server itself (`rate-limit-peer.ts`); what a caller sends under this name is overwritten. */
export const PEER_HEADER = 'lootbox-peer'

const withoutPort = (hop: string) => hop.replace(/^\[(.*)\](?::\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1')

/** One customer of an IPv6 provider holds a whole /64. */
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

/** Whose request it is: the socket's other end, or what one's own proxy says it forwarded for (its last hop). */
export function clientKey(headers: Headers, trustProxy: boolean): string {
  const hop = trustProxy ? headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined
  return networkOf(withoutPort(hop || (headers.get(PEER_HEADER) ?? 'unknown')))
}
