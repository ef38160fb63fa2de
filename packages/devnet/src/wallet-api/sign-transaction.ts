import { blake2b } from '@noble/hashes/blake2.js'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import {
  PrivateKey,
  RadixEngineToolkit,
  TransactionBuilder,
  type TransactionBuilderManifestStep,
} from '@radixdlt/radix-engine-toolkit'
import { err, ok, type Result, ResultAsync } from 'neverthrow'
import * as z from 'zod/mini'
import { compileTransaction } from '../engine-toolkit'
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

const withMessage = (step: TransactionBuilderManifestStep, message: string | undefined) =>
  message === undefined ? step : step.plainTextMessage(message)

const build = async (
  holder: Holder,
  draft: TransactionDraft,
  { manifest, payer }: FeePlan,
  epoch: number,
): Promise<Signed> => {
  const nonce = holder.nextNonce()
  const notary = new PrivateKey.Ed25519(
    blake2b(concatBytes(holder.persona.key.privateKey, utf8ToBytes(`notary:${nonce}`)), { dkLen: 32 }),
  )
  const header = (await TransactionBuilder.new()).header({
    networkId: holder.networkId,
    startEpochInclusive: epoch,
    endEpochExclusive: epoch + EPOCHS_VALID,
    nonce,
    notaryPublicKey: notary.publicKey(),
    notaryIsSignatory: false,
    tipPercentage: 0,
  })
  const signers = new Set<HolderAccount>([...draft.signers, ...(payer === undefined ? [] : [payer])])
  const intent = withMessage(header, draft.message).manifest({
    instructions: { kind: 'String', value: manifest },
    blobs: draft.blobs.map((blob) => hexToBytes(blob)),
  })
  for (const { key } of signers) intent.sign(new PrivateKey.Ed25519(key.privateKey))
  const transaction = await intent.notarize(notary)
  const { id } = await RadixEngineToolkit.NotarizedTransaction.intentHash(transaction)
  return { hex: bytesToHex(await compileTransaction(transaction)), transactionIntentHash: id }
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
          ResultAsync.fromThrowable(build, fault('failedToSignTransaction'))(holder, draft, plan, ledger_state.epoch),
        )
        .andThen((signed) => submit(gateway, signed))
        .map(({ transactionIntentHash }) => ({ transactionIntentHash })),
    ),
  )
