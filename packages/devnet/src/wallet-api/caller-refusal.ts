/** Origin of a request, as the server saw it. Absent headers are undefined. */
export type Caller = {
  remoteAddress: string | undefined
  host?: string | undefined
  origin?: string | undefined
}

const loopbackName = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i
const loopbackPeer = /^(?:::ffff:)?127\.|^::1$/

const isLoopbackOrigin = (origin: string): boolean => {
  const [scheme, name = ''] = origin.split('://')
  return (scheme === 'http' || scheme === 'https') && loopbackName.test(name)
}

/**
 * Returns the reason why a caller may not use the wallet's keys, or undefined for a page or program on this machine. The peer
 * check blocks the network, the Host check DNS rebinding, the Origin check pages of other sites.
 */
export const callerRefusal = ({ remoteAddress, host, origin }: Caller): string | undefined => {
  if (remoteAddress === undefined || !loopbackPeer.test(remoteAddress))
    return 'The dev wallet answers this machine only.'
  if (host !== undefined && !loopbackName.test(host)) return `The dev wallet does not answer under the name ${host}.`
  if (origin !== undefined && !isLoopbackOrigin(origin)) return `The dev wallet does not answer pages of ${origin}.`
  return undefined
}
