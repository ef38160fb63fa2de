import {
  compileManifest,
  hashSignedTransactionIntent,
  hashTransactionIntent,
  type ManifestV2,
  manifestTextErrorText,
  NotarizedTransactionV2,
  SignedPartialTransactionV2,
  type SignedTransactionIntentV2,
  subintentIdOf,
  type TransactionIntentV2,
  transactionIdOf,
} from '@lootboxes/manifest/v2'
import { ed25519 } from '@noble/curves/ed25519.js'
import { bytesToHex, hexToBytes, randomBytes } from '@noble/hashes/utils.js'
import { err, ok, type Result, type ResultAsync } from 'neverthrow'
import * as z from 'zod/mini'
import { ask, type CallGateway } from './call-gateway'
import { firstWithFunds, lockLine, noFunds } from './fee-plan'
import type { Holder, HolderAccount } from './holder'
import { Construction, EPOCHS_VALID, submit } from './sign-transaction'
import { signersOf, uncompilable } from './transaction-draft'
import type { WalletFault } from './wallet-fault'

const invalid = (message: string): WalletFault => ({ error: 'invalidRequest', message })

/** The subintent of signed bytes. The ledger checks its signatures. */
const opened = (holder: Holder, hex: string): Result<SignedPartialTransactionV2, WalletFault> =>
  SignedPartialTransactionV2.decode(hexToBytes(hex))
    .mapErr(() => invalid('This is no signed partial transaction.'))
    .andThen((signed): Result<SignedPartialTransactionV2, WalletFault> => {
      const { networkId, maxProposerTimestampExclusive: expiry } =
        signed.partialTransaction.rootSubintent.intentCore.header
      if (networkId !== holder.networkId) return err(invalid('The subintent is for another network.'))
      return expiry !== undefined && expiry <= BigInt(Math.floor(Date.now() / 1000))
        ? err({ error: 'expiredSubintent', message: 'The pre-authorization has expired.' })
        : ok(signed)
    })

/**
 * The root manifest: yields to the subintent, runs the other party's part, and yields all resources until the subintent ends.
 * The payer locks the fee and receives the resources that the subintent returns last.
 */
function rootManifest(
  { partialTransaction: { rootSubintent } }: SignedPartialTransactionV2,
  parent: string,
  payer: HolderAccount,
): string {
  const yields = rootSubintent.intentCore.instructions.filter(({ name }) => name === 'YIELD_TO_PARENT').length
  const next = 'YIELD_TO_CHILD NamedIntent("subintent") Expression("ENTIRE_WORKTOP");'
  return [
    `USE_CHILD NamedIntent("subintent") Intent("${subintentIdOf(rootSubintent)}");`,
    lockLine(payer),
    'YIELD_TO_CHILD NamedIntent("subintent");',
    parent,
    ...Array.from({ length: yields - 1 }, () => next),
    `CALL_METHOD Address("${payer.address}") "deposit_batch" Expression("ENTIRE_WORKTOP");`,
  ].join('\n')
}

function intentOf(
  { networkId }: Holder,
  { instructions, children }: ManifestV2,
  { partialTransaction }: SignedPartialTransactionV2,
  { notary, epoch }: { notary: Uint8Array; epoch: number },
): TransactionIntentV2 {
  return {
    transactionHeader: {
      notaryPublicKey: { curve: 'Ed25519', publicKey: ed25519.getPublicKey(notary) },
      notaryIsSignatory: false,
      tipBasisPoints: 0,
    },
    rootIntentCore: {
      header: {
        networkId,
        startEpochInclusive: BigInt(epoch),
        endEpochExclusive: BigInt(epoch + EPOCHS_VALID),
        minProposerTimestampInclusive: undefined,
        maxProposerTimestampExclusive: undefined,
        intentDiscriminator: BigInt(`0x${bytesToHex(randomBytes(8))}`),
      },
      blobs: [],
      message: { kind: 'None' },
      children,
      instructions,
    },
    nonRootSubintents: [partialTransaction.rootSubintent, ...partialTransaction.nonRootSubintents],
  }
}

/** Signs and notarizes a transaction of version 2 with an ephemeral notary. */
function notarized(
  transactionIntent: TransactionIntentV2,
  subintent: SignedPartialTransactionV2,
  signers: Iterable<HolderAccount>,
  notary: Uint8Array,
): string {
  const hash = hashTransactionIntent(transactionIntent)
  const signedTransactionIntent: SignedTransactionIntentV2 = {
    transactionIntent,
    transactionIntentSignatures: [...signers].map(({ key }) => ({
      curve: 'Ed25519',
      publicKey: key.publicKey,
      signature: ed25519.sign(hash, key.privateKey),
    })),
    nonRootSubintentSignatures: [subintent.rootSubintentSignatures, ...subintent.nonRootSubintentSignatures],
  }
  const signature = ed25519.sign(hashSignedTransactionIntent(signedTransactionIntent), notary)
  return bytesToHex(
    NotarizedTransactionV2.encode({ signedTransactionIntent, notarySignature: { curve: 'Ed25519', signature } }),
  )
}

export type Completion = { transactionIntentHash: string; subintentHash: string }

const Status = z.object({ subintent_status: z.string() })

/** A subintent completes once. The ledger rejects a second transaction, and the wallet does not submit it. */
const unused = (gateway: CallGateway, signed: SignedPartialTransactionV2): ResultAsync<void, WalletFault> => {
  const subintent_hash = subintentIdOf(signed.partialTransaction.rootSubintent)
  return ask(gateway, '/transaction/subintent-status', { subintent_hash }, Status)
    .mapErr(({ message }): WalletFault => ({ error: 'failedToPrepareTransaction', message }))
    .andThen(
      ({ subintent_status }): Result<void, WalletFault> =>
        subintent_status === 'Unknown'
          ? ok()
          : err({ error: 'submittedTransactionWasDuplicate', message: `${subintent_hash} is used up.` }),
    )
}

const payerOf = (gateway: CallGateway, holder: Holder) => firstWithFunds(gateway, holder, holder.accounts)

/** Completes a subintent in a transaction of version 2 whose fee an account of the holder pays, and submits it. */
export const completeSubintent = (
  gateway: CallGateway,
  holder: Holder,
  signedPartialTransaction: string,
  parent: string,
): ResultAsync<Completion, WalletFault> =>
  opened(holder, signedPartialTransaction).asyncAndThen((subintent) =>
    unused(gateway, subintent)
      .andThen(() =>
        ask(gateway, '/transaction/construction', {}, Construction).mapErr(
          ({ message }): WalletFault => ({ error: 'failedToPrepareTransaction', message }),
        ),
      )
      .map(async ({ ledger_state: { epoch } }) => ({ epoch, payer: await payerOf(gateway, holder) }))
      .andThen(({ epoch, payer }) =>
        payer === undefined
          ? err(noFunds)
          : compileManifest(rootManifest(subintent, parent, payer), holder.networkId)
              .mapErr((error) => uncompilable(manifestTextErrorText(error)))
              .map((manifest) => {
                const notary = randomBytes(32)
                const intent = intentOf(holder, manifest, subintent, { notary, epoch })
                const signers = new Set([payer, ...signersOf(holder, manifest.instructions)])
                const hex = notarized(intent, subintent, signers, notary)
                return { hex, transactionIntentHash: transactionIdOf(intent) }
              }),
      )
      .andThen((signed) => submit(gateway, signed))
      .map(({ transactionIntentHash }) => ({
        transactionIntentHash,
        subintentHash: subintentIdOf(subintent.partialTransaction.rootSubintent),
      })),
  )
