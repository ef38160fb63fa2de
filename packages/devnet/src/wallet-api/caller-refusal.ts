import type { TrustedCallers } from './trusted-callers'

/** Origin of a request, as the server saw it. Absent headers are undefined. */
export type Caller = {
  remoteAddress: string | undefined
  host?: string | undefined
  origin?: string | undefined
}

const loopbackName = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i
const loopbackPeer = /^(?:::ffff:)?127\.|^::1$/

const isLocalOrigin = (origin: string, trusted: TrustedCallers | undefined): boolean => {
  const [scheme, name = ''] = origin.split('://')
  return (scheme === 'http' || scheme === 'https') && (loopbackName.test(name) || trusted?.isName(name) === true)
}

/**
 * Returns the reason why a caller may not use the wallet's keys, or undefined for a page or program on this machine or of a
 * trusted address or name. The peer
 * check blocks the network, the Host check DNS rebinding, the Origin check pages of other sites.
 */
export const callerRefusal = (
  { remoteAddress, host, origin }: Caller,
  trusted?: TrustedCallers,
): string | undefined => {
  const isTrustedPeer = remoteAddress !== undefined && trusted?.isPeer(remoteAddress) === true
  if (remoteAddress === undefined || (!loopbackPeer.test(remoteAddress) && !isTrustedPeer))
    return 'The dev wallet accepts requests of this machine only.'
  if (host !== undefined && !loopbackName.test(host) && trusted?.isName(host) !== true)
    return `The dev wallet does not accept the host name ${host}.`
  if (origin !== undefined && !isLocalOrigin(origin, trusted))
    return `The dev wallet does not accept requests of pages from ${origin}.`
  return undefined
}
