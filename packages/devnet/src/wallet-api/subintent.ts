import { encodeSubintentHash } from '@lootboxes/ledger'
import { ed25519 } from '@noble/curves/ed25519.js'
import { blake2b } from '@noble/hashes/blake2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { err, errAsync, ok, type Result, ResultAsync } from 'neverthrow'
import * as z from 'zod/mini'
import { ask, type CallGateway } from './call-gateway'
import type { Holder } from './holder'
import { signTransaction } from './sign-transaction'
import { readDraft, type TransactionDraft } from './transaction-draft'
import type { WalletFault } from './wallet-fault'

/**
 * Pre-authorizations of a devnet. The toolkit supports only version 1 manifests, so a signed subintent has a private notation
 * that no other ledger accepts. Completing one creates a version 1 transaction of both parts.
 */
const Subintent = z.object({
  networkId: z.int(),
  manifest: z.string(),
  blobs: z.array(z.string()),
  message: z.optional(z.string()),
  expirationTimestamp: z.int(),
  /** Distinguishes equal subintents. */
  discriminator: z.string(),
})
const SignedSubintent = z.object({
  subintent: Subintent,
  signatures: z.array(z.object({ publicKey: z.string(), signature: z.string() })),
})
type Subintent = z.infer<typeof Subintent>

export type SubintentOrder = {
  manifest: string
  blobs: readonly string[]
  message?: string | undefined
  expiration:
    | { discriminator: 'expireAtTime'; unixTimestampSeconds: number }
    | { discriminator: 'expireAfterDelay'; expireAfterSeconds: number }
}
export type SignedPreAuthorization = {
  signedPartialTransaction: string
  subintentHash: string
  expirationTimestamp: number
}

/** Minimum time to the expiry, as in real wallets. */
const LEAST_SECONDS = 30

const yields = /\bYIELD_TO_PARENT\b[^;]*;/g
const invalid = (message: string): WalletFault => ({ error: 'invalidRequest', message })
const seconds = () => Math.floor(Date.now() / 1000)

/** The message of a completing transaction names its subintent, so the ledger knows which subintents are committed. */
export const completionMessage = (subintentHash: string): string => `Completes ${subintentHash}`

/**
 * Joins both parts into one manifest: the parent's part replaces the first yield. Refuses manifests that version 1 cannot
 * express.
 */
const joined = (manifest: string, parent: string): Result<string, WalletFault> => {
  if (!/\bYIELD_TO_PARENT\b[^;]*;\s*$/.test(manifest)) return err(invalid('A subintent ends with YIELD_TO_PARENT.'))
  if (/\bVERIFY_PARENT\b/.test(manifest)) return err(invalid('On a devnet nobody can check who completes a subintent.'))
  let isFirst = true
  return ok(
    manifest.replace(yields, () => {
      const own = isFirst ? parent : ''
      isFirst = false
      return own
    }),
  )
}

const hashOf = (subintent: Subintent): Uint8Array => blake2b(utf8ToBytes(JSON.stringify(subintent)), { dkLen: 32 })

/** Parses a subintent into its instructions and required signers. */
export const readSubintent = (
  holder: Holder,
  { manifest, blobs, message }: Pick<SubintentOrder, 'manifest' | 'blobs' | 'message'>,
): ResultAsync<TransactionDraft, WalletFault> =>
  joined(manifest, '').asyncAndThen((own) => readDraft(holder, { manifest: own, version: 1, blobs, message }))

const expiryOf = ({ expiration }: SubintentOrder): Result<number, WalletFault> => {
  const at =
    expiration.discriminator === 'expireAtTime'
      ? expiration.unixTimestampSeconds
      : seconds() + expiration.expireAfterSeconds
  if (at <= seconds()) return err({ error: 'expiredSubintent', message: 'The pre-authorization has expired already.' })
  return at - seconds() < LEAST_SECONDS
    ? err({ error: 'subintentExpirationTooClose', message: `It has to be valid for ${LEAST_SECONDS} seconds.` })
    : ok(at)
}

/** Signs with every account that the subintent requires. Submits nothing. */
export const signSubintent = (
  holder: Holder,
  interactionId: string,
  order: SubintentOrder,
): ResultAsync<SignedPreAuthorization, WalletFault> =>
  expiryOf(order).asyncAndThen((expirationTimestamp) =>
    readSubintent(holder, order).map(({ signers }) => {
      const { manifest, message } = order
      const { networkId } = holder
      const blobs = [...order.blobs]
      const subintent = { networkId, manifest, blobs, message, expirationTimestamp, discriminator: interactionId }
      const hash = hashOf(subintent)
      const signatures = signers.map(({ key }) => ({
        publicKey: bytesToHex(key.publicKey),
        signature: bytesToHex(ed25519.sign(hash, key.privateKey)),
      }))
      return {
        signedPartialTransaction: bytesToHex(utf8ToBytes(JSON.stringify({ subintent, signatures }))),
        subintentHash: encodeSubintentHash(hash, networkId),
        expirationTimestamp,
      }
    }),
  )

const opened = (holder: Holder, hex: string): Result<Subintent, WalletFault> => {
  const read = (() => {
    try {
      return SignedSubintent.safeParse(JSON.parse(new TextDecoder().decode(hexToBytes(hex)))).data
    } catch {
      return undefined
    }
  })()
  if (read === undefined || read.subintent.networkId !== holder.networkId)
    return err(invalid('This is no pre-authorization of this devnet.'))
  const hash = hashOf(read.subintent)
  const isSigned = read.signatures.every(({ publicKey, signature }) => {
    try {
      return ed25519.verify(hexToBytes(signature), hash, hexToBytes(publicKey))
    } catch {
      return false
    }
  })
  if (!isSigned) return err(invalid('A signature does not fit.'))
  return read.subintent.expirationTimestamp <= seconds()
    ? err({ error: 'expiredSubintent', message: 'The pre-authorization has expired.' })
    : ok(read.subintent)
}

const Status = z.object({ subintent_status: z.string() })
const Answer = z.object({ status: z.string() })

/** Completes subintents for parties whose keys this wallet holds. Each completes once; a failed completion can be retried. */
export const createCompleter = (gateway: CallGateway, holder: Holder) => {
  const attempts = new Map<string, string>()
  const isOpen = async (subintentHash: string): Promise<boolean> => {
    const used = await ask(gateway, '/transaction/subintent-status', { subintent_hash: subintentHash }, Status)
    if (used.isErr() || used.value.subintent_status !== 'Unknown') return false
    const transactionIntentHash = attempts.get(subintentHash)
    if (transactionIntentHash === undefined) return true
    const last = await ask(gateway, '/transaction/status', { intent_hash: transactionIntentHash }, Answer)
    return last.isOk() && ['CommittedFailure', 'Rejected'].includes(last.value.status)
  }
  return (
    signedPartialTransaction: string,
    parent: string,
  ): ResultAsync<{ transactionIntentHash: string; subintentHash: string }, WalletFault> =>
    opened(holder, signedPartialTransaction).asyncAndThen((subintent) => {
      const subintentHash = encodeSubintentHash(hashOf(subintent), holder.networkId)
      return ResultAsync.fromSafePromise(isOpen(subintentHash)).andThen((open) =>
        open
          ? joined(subintent.manifest, parent)
              .asyncAndThen((manifest) =>
                signTransaction(gateway, holder, {
                  manifest,
                  version: 1,
                  blobs: subintent.blobs,
                  message: completionMessage(subintentHash),
                }),
              )
              .map(({ transactionIntentHash }) => {
                attempts.set(subintentHash, transactionIntentHash)
                return { transactionIntentHash, subintentHash }
              })
          : errAsync<{ transactionIntentHash: string; subintentHash: string }, WalletFault>({
              error: 'submittedTransactionWasDuplicate',
              message: `${subintentHash} is used up, or its last transaction is not settled yet.`,
            }),
      )
    })
}
