/** An IP address without the part that tells neighbours apart: the last byte of IPv4, all but 48 bits of IPv6. */
export function shortenPeer(peer: string): string {
  const groups = peer.split(':')
  if (groups.length > 2) return `${groups.slice(0, 3).join(':')}::x`
  const bytes = peer.split('.')
  return bytes.length === 4 ? `${bytes.slice(0, 3).join('.')}.x` : peer
}
