import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { ResultAsync } from 'neverthrow'

const NONCE_BYTES = 12
const INFO = 'RCfM'

/** WebCrypto accepts only views of plain buffers. */
const plain = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => Uint8Array.from(bytes)

/** An AES key: 32 bytes of HKDF-SHA256 over the shared secret, salted with the dApp's address. Not extractable. */
export const answerKey = async (shared: Uint8Array, dAppDefinitionAddress: string): Promise<CryptoKey> => {
  const secret = await crypto.subtle.importKey('raw', plain(shared), 'HKDF', false, ['deriveKey'])
  return crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: plain(utf8ToBytes(dAppDefinitionAddress)), info: plain(utf8ToBytes(INFO)) },
    secret,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  )
}

const decrypt = async (key: CryptoKey, sealedHex: string): Promise<unknown> => {
  const sealed = plain(hexToBytes(sealedHex))
  const iv = sealed.subarray(0, NONCE_BYTES)
  const opened = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, sealed.subarray(NONCE_BYTES))
  return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(opened))
}

/** Decrypts hex of nonce, ciphertext and tag. Err: another key, modified data, or no JSON. */
export const openAnswer = (key: CryptoKey, sealedHex: string): ResultAsync<unknown, unknown> =>
  ResultAsync.fromPromise(decrypt(key, sealedHex), (cause) => cause)

/** The wallet's counterpart of `openAnswer`. Never use a nonce twice with the same key. */
export const sealAnswer = async (key: CryptoKey, answer: unknown, nonce: Uint8Array): Promise<string> => {
  const iv = plain(nonce)
  const text = plain(utf8ToBytes(JSON.stringify(answer)))
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, text)
  return bytesToHex(concatBytes(iv, new Uint8Array(sealed)))
}
