import {
  compileManifest,
  decompileManifest,
  hashSubintent,
  type IntentSignatureV2,
  manifestTextErrorText,
  SignedPartialTransactionV2,
  type SubintentV2,
  subintentIdOf,
} from '@lootboxes/manifest/v2'
import { ed25519 } from '@noble/curves/ed25519.js'
import { blake2b } from '@noble/hashes/blake2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { err, errAsync, ok, type Result, ResultAsync } from 'neverthrow'
import * as z from 'zod/mini'
import { EPOCH_MS } from '../chain/epoch'
import { ask, type CallGateway } from './call-gateway'
import type { Holder } from './holder'
import { Construction, signTransaction } from './sign-transaction'
import { readDraft, type TransactionDraft } from './transaction-draft'
import type { WalletFault } from './wallet-fault'

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

/** Maximum validity of an intent on the public networks: 30 days. */
const MAX_EPOCHS = 30 * 24 * 12

/** Equal requests of two interactions are different subintents. */
const discriminatorOf = (interactionId: string): bigint =>
  BigInt(`0x${bytesToHex(blake2b(utf8ToBytes(interactionId), { dkLen: 8 }))}`)

type Validity = { epoch: number; expirationTimestamp: number }

const compiled = (
  { networkId }: Holder,
  interactionId: string,
  order: SubintentOrder,
  { epoch, expirationTimestamp }: Validity,
): Result<SubintentV2, WalletFault> =>
  compileManifest(order.manifest, networkId)
    .mapErr((error): WalletFault => ({ error: 'failedToPrepareTransaction', message: manifestTextErrorText(error) }))
    .map(({ instructions, children }) => {
      const epochs = Math.ceil(((expirationTimestamp - seconds()) * 1000) / EPOCH_MS) + 1
      return {
        intentCore: {
          header: {
            networkId,
            startEpochInclusive: BigInt(epoch),
            endEpochExclusive: BigInt(epoch + Math.min(epochs, MAX_EPOCHS)),
            minProposerTimestampInclusive: undefined,
            maxProposerTimestampExclusive: BigInt(expirationTimestamp),
            intentDiscriminator: discriminatorOf(interactionId),
          },
          blobs: order.blobs.map((blob) => hexToBytes(blob)),
          message:
            order.message === undefined
              ? { kind: 'None' }
              : {
                  kind: 'PlainText',
                  plainText: { mimeType: 'text/plain', message: { kind: 'String', value: order.message } },
                },
          children,
          instructions,
        },
      }
    })

/** Signs with every account that the subintent requires. Submits nothing. */
export const signSubintent = (
  gateway: CallGateway,
  holder: Holder,
  interactionId: string,
  order: SubintentOrder,
): ResultAsync<SignedPreAuthorization, WalletFault> =>
  expiryOf(order).asyncAndThen((expirationTimestamp) =>
    readSubintent(holder, order).andThen(({ signers }) =>
      ask(gateway, '/transaction/construction', {}, Construction)
        .mapErr(({ message }): WalletFault => ({ error: 'failedToPrepareTransaction', message }))
        .andThen(({ ledger_state: { epoch } }) =>
          compiled(holder, interactionId, order, { epoch, expirationTimestamp }),
        )
        .map((rootSubintent) => {
          const hash = hashSubintent(rootSubintent)
          const signed: SignedPartialTransactionV2 = {
            partialTransaction: { rootSubintent, nonRootSubintents: [] },
            rootSubintentSignatures: signers.map(({ key }) => ({
              curve: 'Ed25519',
              publicKey: key.publicKey,
              signature: ed25519.sign(hash, key.privateKey),
            })),
            nonRootSubintentSignatures: [],
          }
          return {
            signedPartialTransaction: bytesToHex(SignedPartialTransactionV2.encode(signed)),
            subintentHash: subintentIdOf(rootSubintent),
            expirationTimestamp,
          }
        }),
    ),
  )

const isSignatureOf = (hash: Uint8Array) => (signature: IntentSignatureV2) => {
  try {
    return signature.curve === 'Ed25519' && ed25519.verify(signature.signature, hash, signature.publicKey)
  } catch {
    return false
  }
}

/** The subintent of signed bytes with valid signatures and without children. */
const opened = (holder: Holder, hex: string): Result<SubintentV2, WalletFault> =>
  SignedPartialTransactionV2.decode(hexToBytes(hex))
    .mapErr(() => invalid('This is no signed partial transaction.'))
    .andThen(({ partialTransaction, rootSubintentSignatures }): Result<SubintentV2, WalletFault> => {
      const { rootSubintent, nonRootSubintents } = partialTransaction
      const { header, children } = rootSubintent.intentCore
      if (header.networkId !== holder.networkId) return err(invalid('The subintent is for another network.'))
      if (nonRootSubintents.length + children.length > 0)
        return err(invalid('A devnet completes subintents without children.'))
      if (!rootSubintentSignatures.every(isSignatureOf(hashSubintent(rootSubintent))))
        return err(invalid('A signature is invalid.'))
      const { maxProposerTimestampExclusive: expiry } = header
      return expiry !== undefined && expiry <= BigInt(seconds())
        ? err({ error: 'expiredSubintent', message: 'The pre-authorization has expired.' })
        : ok(rootSubintent)
    })

/** The text of a subintent. Its buckets and proofs get names that the parent's manifest does not use. */
const textOf = ({ intentCore }: SubintentV2): string =>
  decompileManifest(intentCore, intentCore.header.networkId).replace(/\b(Bucket|Proof)\("/g, '$1("subintent-')

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
      const subintentHash = subintentIdOf(subintent)
      return ResultAsync.fromSafePromise(isOpen(subintentHash)).andThen((open) =>
        open
          ? joined(textOf(subintent), parent)
              .asyncAndThen((manifest) =>
                signTransaction(gateway, holder, {
                  manifest,
                  version: 1,
                  blobs: subintent.intentCore.blobs.map(bytesToHex),
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
