import { encodeSubintentHash } from '@lootboxes/ledger'
import type { EndpointRows } from './parity-deps'
import { at, right } from './whole-answers'

const opt_ins = {
  raw_hex: true,
  receipt_fee_summary: true,
  receipt_fee_source: true,
  receipt_fee_destination: true,
  receipt_costing_parameters: true,
  detailed_events: true,
  manifest_instructions: true,
  balance_changes: true,
  affected_global_entities: true,
}

const subintentHash = encodeSubintentHash(new Uint8Array(32).fill(3), 240)

export const transactionRows: EndpointRows<
  'construction' | 'transactionStatus' | 'subintentStatus' | 'committedDetails' | 'stream' | 'preview' | 'submit'
> = {
  construction: {
    takes: 1,
    newest: true,
    ours: ({ ours }) => right(ours.getConstruction()),
    theirs: ({ sdk }) => sdk.transaction.innerClient.transactionConstruction(),
  },
  transactionStatus: {
    takes: 1,
    newest: true,
    ours: ({ ours, transactionIntentHash }) => right(ours.getTransactionStatus({ intent_hash: transactionIntentHash })),
    theirs: ({ sdk, transactionIntentHash }) => sdk.transaction.getStatus(transactionIntentHash),
  },
  subintentStatus: {
    takes: 1,
    newest: true,
    ours: ({ ours }) => right(ours.getSubintentStatus({ subintent_hash: subintentHash })),
    theirs: ({ sdk }) =>
      sdk.transaction.innerClient.transactionSubintentStatus({
        transactionSubintentStatusRequest: { subintent_hash: subintentHash },
      }),
  },
  committedDetails: {
    takes: 1,
    ours: (w) => right(w.ours.getCommittedDetails({ intent_hash: w.transactionIntentHash, opt_ins, ...at(w) })),
    theirs: (w) =>
      w.sdk.transaction.innerClient.transactionCommittedDetails({
        transactionCommittedDetailsRequest: { intent_hash: w.transactionIntentHash, opt_ins, ...at(w) },
      }),
  },
  stream: {
    takes: 'several',
    ours: async (w) => {
      const page = (cursor?: string | null) =>
        right(w.ours.streamTransactions({ limit_per_page: 10, opt_ins, cursor, ...at(w) }))
      const first = await page()
      return [first, await page(first.next_cursor)]
    },
    theirs: async (w) => {
      const page = (cursor?: string | null) =>
        w.sdk.stream.innerClient.streamTransactions({
          streamTransactionsRequest: { limit_per_page: 10, opt_ins, cursor: cursor ?? null, ...at(w) },
        })
      const first = await page()
      return [first, await page(first.next_cursor)]
    },
  },
  preview: {
    takes: 1,
    newest: true,
    ours: (w) =>
      right(
        w.ours.previewTransaction({
          manifest: w.manifest,
          nonce: 7,
          signer_public_keys: [{ key_type: 'EddsaEd25519', key_hex: w.signerKeyHex }],
          flags: { use_free_credit: true },
        }),
      ),
    theirs: (w) =>
      w.sdk.transaction.innerClient.transactionPreview({
        transactionPreviewRequest: {
          manifest: w.manifest,
          nonce: 7,
          signer_public_keys: [{ key_type: 'EddsaEd25519', key_hex: w.signerKeyHex }],
          flags: { use_free_credit: true },
        },
      }),
  },
  submit: {
    takes: 'several',
    newest: true,
    ours: async ({ ours, payloads: [notarized_transaction_hex] }) => [
      await right(ours.submitTransaction({ notarized_transaction_hex })),
      await right(ours.submitTransaction({ notarized_transaction_hex })),
    ],
    theirs: async ({ sdk, payloads: [, notarized_transaction_hex] }) => {
      const hand = () =>
        sdk.transaction.innerClient.transactionSubmit({ transactionSubmitRequest: { notarized_transaction_hex } })
      return [await hand(), await hand()]
    },
  },
}
