import { signatureBadge } from '../engine/auth-zone'
import type { Executable } from '../engine/executable'
import { nativeAddresses } from '../engine/native-addresses'

/** The key of a signature badge, in the Gateway's form. */
export type ResolvedBadge = {
  readonly type: 'Ed25519PublicKey' | 'Secp256k1PublicKey'
  readonly first_seen_state_version: number
  readonly public_key_bytes_hex: string
}

/** Length of a Secp256k1 public key in hex. */
const SECP256K1_LENGTH = 66

/** Keys that signed committed transactions, by the global id of their signature badge. */
export function createBadgeIndex(networkId: number) {
  const badges = new Map<string, ResolvedBadge>()
  const native = nativeAddresses(networkId)
  return {
    get: (globalId: string): ResolvedBadge | undefined => badges.get(globalId),
    dump: (): ReadonlyMap<string, ResolvedBadge> => badges,
    load: (dump: ReadonlyMap<string, ResolvedBadge>): void => {
      for (const [badge, resolved] of dump) badges.set(badge, resolved)
    },
    /** Forgets badges that later transactions showed first. */
    truncate: (stateVersion: number): void => {
      for (const [badge, { first_seen_state_version }] of badges)
        if (first_seen_state_version > stateVersion) badges.delete(badge)
    },
    /** Remembers the signers of a transaction and of its subintents. */
    add: (transaction: Executable, stateVersion: number): void => {
      const keys = [transaction, ...(transaction.subintents ?? [])].flatMap(({ signers }) => [...signers.keys])
      for (const key of keys) {
        const badge = signatureBadge(key, native)
        if (badges.has(badge)) continue
        const type = key.length === SECP256K1_LENGTH ? 'Secp256k1PublicKey' : 'Ed25519PublicKey'
        badges.set(badge, { type, first_seen_state_version: stateVersion, public_key_bytes_hex: key })
      }
    },
  }
}
