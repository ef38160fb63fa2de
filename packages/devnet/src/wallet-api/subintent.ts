import {
  compileManifest,
  hashSubintent,
  type IntentSignatureV2,
  type ManifestV2,
  manifestTextErrorText,
  SignedPartialTransactionV2,
  type SubintentV2,
  subintentIdOf,
} from '@lootboxes/manifest/v2'
import { ed25519 } from '@noble/curves/ed25519.js'
import { blake2b } from '@noble/hashes/blake2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { err, ok, type Result, type ResultAsync } from 'neverthrow'
import { EPOCH_MS } from '../chain/epoch'
import { ask, type CallGateway } from './call-gateway'
import type { Holder, HolderAccount } from './holder'
import { Construction } from './sign-transaction'
import { signersOf, uncompilable } from './transaction-draft'
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

const invalid = (message: string): WalletFault => ({ error: 'invalidRequest', message })
const seconds = () => Math.floor(Date.now() / 1000)

/** A parsed subintent: its manifest, and the holder's accounts that it requires. */
export type SubintentDraft = ManifestV2 & { readonly signers: readonly HolderAccount[] }

/** Parses a subintent into its instructions and required signers. */
export const readSubintent = (
  holder: Holder,
  { manifest }: Pick<SubintentOrder, 'manifest'>,
): Result<SubintentDraft, WalletFault> =>
  compileManifest(manifest, holder.networkId)
    .mapErr((error) => uncompilable(manifestTextErrorText(error)))
    .andThen((compiled) =>
      compiled.instructions.at(-1)?.name === 'YIELD_TO_PARENT'
        ? ok({ ...compiled, signers: signersOf(holder, compiled.instructions) })
        : err(invalid('A subintent ends with YIELD_TO_PARENT.')),
    )

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

const subintentOf = (
  { networkId }: Holder,
  interactionId: string,
  order: SubintentOrder,
  { instructions, children }: ManifestV2,
  { epoch, expirationTimestamp }: Validity,
): SubintentV2 => {
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
}

/** Signs with every account that the subintent requires. Submits nothing. */
export const signSubintent = (
  gateway: CallGateway,
  holder: Holder,
  interactionId: string,
  order: SubintentOrder,
): ResultAsync<SignedPreAuthorization, WalletFault> =>
  expiryOf(order).asyncAndThen((expirationTimestamp) =>
    readSubintent(holder, order).asyncAndThen((draft) =>
      ask(gateway, '/transaction/construction', {}, Construction)
        .mapErr(({ message }): WalletFault => ({ error: 'failedToPrepareTransaction', message }))
        .map(({ ledger_state: { epoch } }) => {
          const rootSubintent = subintentOf(holder, interactionId, order, draft, { epoch, expirationTimestamp })
          const signed: SignedPartialTransactionV2 = {
            partialTransaction: { rootSubintent, nonRootSubintents: [] },
            rootSubintentSignatures: signaturesBy(draft.signers, hashSubintent(rootSubintent)),
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

const signaturesBy = (signers: readonly HolderAccount[], hash: Uint8Array): readonly IntentSignatureV2[] =>
  signers.map(({ key }) => ({
    curve: 'Ed25519',
    publicKey: key.publicKey,
    signature: ed25519.sign(hash, key.privateKey),
  }))
