import { ed25519 } from '@noble/curves/ed25519.js'
import { hmac } from '@noble/hashes/hmac.js'
import { pbkdf2 } from '@noble/hashes/pbkdf2.js'
import { sha512 } from '@noble/hashes/sha2.js'
import { concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { type DevKey, devKey } from '../keys'
import type { World, WorldKey } from './world-schema'

const HARDENED = 0x8000_0000

/** Hardened derivation of SLIP-10 for Ed25519. */
export function derive(seed: Uint8Array, path: readonly number[]): Uint8Array {
  let node = hmac(sha512, utf8ToBytes('ed25519 seed'), seed)
  for (const step of path) {
    const index = new Uint8Array(4)
    new DataView(index.buffer).setUint32(0, HARDENED + step)
    node = hmac(sha512, node.subarray(32), concatBytes(Uint8Array.of(0), node.subarray(0, 32), index))
  }
  return node.subarray(0, 32)
}

/** The seed of a BIP-39 mnemonic without a passphrase. */
export const mnemonicSeed = (mnemonic: string): Uint8Array =>
  pbkdf2(sha512, utf8ToBytes(mnemonic.normalize('NFKD')), utf8ToBytes('mnemonic'), { c: 2048, dkLen: 64 })

const entityKinds = { account: 525, identity: 618 } as const
type EntityKind = keyof typeof entityKinds

/** The private key of a Radix Wallet: BIP-39 without a passphrase, path m/44'/1022'/network'/kind'/1460'/index'. */
export const mnemonicKey = (mnemonic: string, networkId: number, kind: EntityKind, index: number): Uint8Array =>
  derive(mnemonicSeed(mnemonic), [44, 1022, networkId, entityKinds[kind], 1460, index])

export type KeyContext = { seed: number; networkId: number }

export function keyOf(key: WorldKey, { seed, networkId }: KeyContext, kind: EntityKind): DevKey {
  if ('label' in key) return devKey(seed, key.label)
  const privateKey =
    'privateKey' in key ? hexToBytes(key.privateKey) : mnemonicKey(key.mnemonic, networkId, kind, key.index)
  return { privateKey, publicKey: ed25519.getPublicKey(privateKey) }
}

/** Keys of the world's accounts by name. */
export const accountKeys = (world: Pick<World, 'accounts'>, context: KeyContext): ReadonlyMap<string, DevKey> =>
  new Map(
    Object.entries(world.accounts).map(([name, { key = { label: `account:${name}` } }]) => [
      name,
      keyOf(key, context, 'account'),
    ]),
  )
