import { blake2b256 } from '@lootboxes/ledger'
import { transactionIdOf } from '@lootboxes/manifest/v1'
import { concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { err, ok, Result, type ResultAsync } from 'neverthrow'
import * as z from 'zod/mini'
import { notarize } from '../chain/sign-transaction'
import { ask, type CallGateway } from './call-gateway'
import { type FeePlan, planFee } from './fee-plan'
import type { Holder, HolderAccount } from './holder'
import { readDraft, type TransactionDraft, type TransactionOrder } from './transaction-draft'
import type { WalletFault } from './wallet-fault'

/** The real wallet's window; about 50 minutes on the public networks. */
export const EPOCHS_VALID = 10

export const Construction = z.object({ ledger_state: z.object({ epoch: z.number() }) })
const Submission = z.object({ duplicate: z.boolean() })

type Signed = { hex: string; transactionIntentHash: string }

const fault =
  (error: WalletFault['error']) =>
  (cause: unknown): WalletFault => ({ error, message: cause instanceof Error ? cause.message : String(cause) })

const build = (holder: Holder, draft: TransactionDraft, { manifest, payer }: FeePlan, epoch: number): Signed => {
  const nonce = holder.nextNonce()
  const signers = new Set<HolderAccount>([...draft.signers, ...(payer === undefined ? [] : [payer])])
  const { hex, transaction } = notarize({
    manifest,
    networkId: holder.networkId,
    startEpoch: epoch,
    endEpoch: epoch + EPOCHS_VALID,
    nonce,
    signers: [...signers].map(({ key }) => key.privateKey),
    notary: blake2b256(concatBytes(holder.persona.key.privateKey, utf8ToBytes(`notary:${nonce}`))),
    message: draft.message,
    blobs: draft.blobs.map((blob) => hexToBytes(blob)),
  })
  return { hex, transactionIntentHash: transactionIdOf(transaction.signedIntent.intent) }
}

export const submit = (
  gateway: CallGateway,
  { hex, transactionIntentHash }: Signed,
): ResultAsync<Signed, WalletFault> =>
  ask(gateway, '/transaction/submit', { notarized_transaction_hex: hex }, Submission)
    .mapErr(({ message }): WalletFault => ({ error: 'failedToSubmitTransaction', message }))
    .andThen(
      ({ duplicate }): Result<Signed, WalletFault> =>
        duplicate
          ? err({
              error: 'submittedTransactionWasDuplicate',
              message: `${transactionIntentHash} was submitted before.`,
            })
          : ok({ hex, transactionIntentHash }),
    )

/**
 * Builds a transaction, signs it with every account that the manifest requires, notarizes it with a key of its own and submits
 * it (gateway-and-ledger 4.1). The response means submitted, not committed.
 */
export const signTransaction = (
  gateway: CallGateway,
  holder: Holder,
  order: TransactionOrder,
): ResultAsync<{ transactionIntentHash: string }, WalletFault> =>
  readDraft(holder, order).andThen((draft) =>
    planFee(gateway, holder, draft).andThen((plan) =>
      ask(gateway, '/transaction/construction', {}, Construction)
        .mapErr(({ message }) => fault('failedToPrepareTransaction')(message))
        .andThen(({ ledger_state }) =>
          Result.fromThrowable(build, fault('failedToSignTransaction'))(holder, draft, plan, ledger_state.epoch),
        )
        .andThen((signed) => submit(gateway, signed))
        .map(({ transactionIntentHash }) => ({ transactionIntentHash })),
    ),
  )
