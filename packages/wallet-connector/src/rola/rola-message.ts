import { blake2b256 } from '@lootboxes/ledger'
import { concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

/** The fields that a wallet signs. */
export type RolaMessage = {
  /** 64 hex digits. */
  challenge: string
  dAppDefinitionAddress: string
  /** Scheme, host and port without a trailing slash, exactly as the browser reports the origin. */
  origin: string
}

const MARK = 0x52
const challengeForm = /^[0-9a-f]{64}$/i

export const isChallenge = (text: string): boolean => challengeForm.test(text)

/**
 * The 32 bytes that a wallet signs: blake2b-256 of 'R', the challenge, one byte for the length of the address, the address and the
 * origin. Throws a RangeError on an invalid challenge or address.
 */
export const rolaMessageHash = ({ challenge, dAppDefinitionAddress, origin }: RolaMessage): Uint8Array => {
  const address = utf8ToBytes(dAppDefinitionAddress)
  if (!isChallenge(challenge)) throw new RangeError('A challenge is 64 hex digits.')
  if (address.length > 255) throw new RangeError('A dApp definition address has at most 255 bytes.')
  const payload = concatBytes(
    Uint8Array.of(MARK),
    hexToBytes(challenge),
    Uint8Array.of(address.length),
    address,
    utf8ToBytes(origin),
  )
  return blake2b256(payload)
}
