import { blake2b256 } from '@lootboxes/ledger'
import { ed25519 } from '@noble/curves/ed25519.js'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { err, ok, type Result } from 'neverthrow'
import type { Holder } from './holder'
import type { WalletFault } from './wallet-fault'

export type SignChallengeOptions = {
  /** 64 hex digits. */
  challenge: string
  dAppDefinitionAddress: string
  /** The page's origin without a trailing slash. */
  origin: string
  /** Accounts and personas of the holder that sign. */
  addresses: readonly string[]
}

export type SignedChallenge = {
  address: string
  proof: { publicKey: string; signature: string; curve: 'curve25519' }
}

const challengeForm = /^[0-9a-f]{64}$/i

/** wallet-protocol A12: 'R', challenge, one byte of address length, address, origin. */
const messageHash = ({ challenge, dAppDefinitionAddress, origin }: SignChallengeOptions): Uint8Array => {
  const address = utf8ToBytes(dAppDefinitionAddress)
  const payload = concatBytes(
    Uint8Array.of(0x52),
    hexToBytes(challenge),
    Uint8Array.of(address.length),
    address,
    utf8ToBytes(origin),
  )
  return blake2b256(payload)
}

/** Proves that the holder controls each address (wallet-protocol A12). */
export const signChallenge = (
  holder: Holder,
  options: SignChallengeOptions,
): Result<readonly SignedChallenge[], WalletFault> => {
  if (!challengeForm.test(options.challenge) || options.dAppDefinitionAddress.length > 255) {
    return err({ error: 'failedToSignAuthChallenge', message: 'A challenge is 32 bytes in 64 hex digits.' })
  }
  const own = [
    { address: holder.persona.identityAddress, key: holder.persona.key },
    ...holder.accounts.map(({ address, key }) => ({ address, key })),
  ]
  const signers = own.filter(({ address }) => options.addresses.includes(address))
  if (signers.length !== new Set(options.addresses).size) {
    return err({ error: 'invalidPersonaOrAccounts', message: 'The wallet does not have every requested key.' })
  }
  const hash = messageHash(options)
  return ok(
    signers.map(({ address, key }) => ({
      address,
      proof: {
        publicKey: bytesToHex(key.publicKey),
        signature: bytesToHex(ed25519.sign(hash, key.privateKey)),
        curve: 'curve25519',
      },
    })),
  )
}
