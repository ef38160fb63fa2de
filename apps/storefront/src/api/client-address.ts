import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'
import proxyAddress from 'proxy-addr'
import { onRequestStart } from '@/operations/on-request-start'

/** Set on every request by this server itself; what a caller sends under this name is overwritten. */
export const PEER_HEADER = 'lootbox-peer'

/**
 * Notes the socket's other end on each request before Next sees it. Route handlers know no socket, and Next believes
 * any `x-forwarded-for` a caller sends.
 */
export const notePeers = (): void =>
  onRequestStart(({ request }) => {
    request.headers[PEER_HEADER] = request.socket.remoteAddress ?? 'unknown'
  })

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

const withoutPort = (hop: string) =>
  hop
    .trim()
    .replace(/^\[(.*)\](?::\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')

/** Whose request it is: the socket's other end, or whom trusted proxies say they forwarded for. An IPv6 /64 is one client. */
export function clientKey(headers: Headers, trustProxy: number | readonly string[]): string {
  const peer = headers.get(PEER_HEADER) ?? 'unknown'
  if (trustProxy === 0 || peer === 'unknown') return networkOf(peer)
  const trust =
    typeof trustProxy === 'number'
      ? (_: string, hop: number) => hop < trustProxy
      : proxyAddress.compile([...trustProxy])
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
