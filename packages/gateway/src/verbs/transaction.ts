import type * as sdk from '@radixdlt/babylon-gateway-api-sdk'
import { StreamApi, TransactionApi } from '@radixdlt/babylon-gateway-api-sdk'
import type { CommittedDetailsResult, StreamTransactionsResult } from '../committed-transaction'
import { defineVerb } from '../define-verb'
import type { NoRequest, OpenVerb, Verb } from '../verb'
import * as schemas from '../wire/responses'

/**
 * Returns one page of committed transactions, newest first unless `order` is 'Asc'. It never reads all pages, because
 * history has no end. Continue with `cursor: response.next_cursor`.
 *
 * @example
 * const page = await streamTransactions(transport, { order: 'Asc', from_ledger_state: { state_version: 1 } })
 */
export const streamTransactions: OpenVerb<sdk.StreamTransactionsRequest, StreamTransactionsResult> =
  /* @__PURE__ */ defineVerb({
    send: (configuration, streamTransactionsRequest: sdk.StreamTransactionsRequest, init) =>
      new StreamApi(configuration).streamTransactionsRaw({ streamTransactionsRequest }, init),
    schema: schemas.StreamTransactionsResponse,
  })

/** Returns a committed transaction, or a ResponseError 404 until it is committed. */
export const getCommittedDetails: Verb<sdk.TransactionCommittedDetailsRequest, CommittedDetailsResult> =
  /* @__PURE__ */ defineVerb({
    send: (configuration, transactionCommittedDetailsRequest: sdk.TransactionCommittedDetailsRequest, init) =>
      new TransactionApi(configuration).transactionCommittedDetailsRaw({ transactionCommittedDetailsRequest }, init),
    schema: schemas.TransactionCommittedDetailsResponse,
    required: ['intent_hash'],
  })

/** Returns the current epoch, in `ledger_state`. */
export const getConstruction: OpenVerb<NoRequest, sdk.TransactionConstructionResponse> = /* @__PURE__ */ defineVerb({
  send: (configuration, _, init) => new TransactionApi(configuration).transactionConstructionRaw(init),
  schema: schemas.TransactionConstructionResponse,
})

/** Returns the receipt that a manifest would have now. Send a `nonce` of at least 1. */
export const previewTransaction: Verb<sdk.TransactionPreviewRequest, sdk.TransactionPreviewResponse> =
  /* @__PURE__ */ defineVerb({
    send: (configuration, transactionPreviewRequest: sdk.TransactionPreviewRequest, init) =>
      new TransactionApi(configuration).transactionPreviewRaw({ transactionPreviewRequest }, init),
    schema: schemas.TransactionPreviewResponse,
    required: ['manifest'],
  })

/** Returns whether a pre-authorization was used. An unused or expired one is Unknown, never a 404. */
export const getSubintentStatus: Verb<sdk.TransactionSubintentStatusRequest, sdk.TransactionSubintentStatusResponse> =
  /* @__PURE__ */ defineVerb({
    send: (configuration, transactionSubintentStatusRequest: sdk.TransactionSubintentStatusRequest, init) =>
      new TransactionApi(configuration).transactionSubintentStatusRaw({ transactionSubintentStatusRequest }, init),
    schema: schemas.TransactionSubintentStatusResponse,
    required: ['subintent_hash'],
  })

/** Returns the status of a transaction. An unknown hash has the status Unknown, never a 404. */
export const getTransactionStatus: Verb<sdk.TransactionStatusRequest, sdk.TransactionStatusResponse> =
  /* @__PURE__ */ defineVerb({
    send: (configuration, transactionStatusRequest: sdk.TransactionStatusRequest, init) =>
      new TransactionApi(configuration).transactionStatusRaw({ transactionStatusRequest }, init),
    schema: schemas.TransactionStatusResponse,
    required: ['intent_hash'],
  })

/** Submits a notarized transaction. It is safe to repeat: a known transaction returns `duplicate: true`. */
export const submitTransaction: Verb<sdk.TransactionSubmitRequest, sdk.TransactionSubmitResponse> =
  /* @__PURE__ */ defineVerb({
    send: (configuration, transactionSubmitRequest: sdk.TransactionSubmitRequest, init) =>
      new TransactionApi(configuration).transactionSubmitRaw({ transactionSubmitRequest }, init),
    schema: schemas.TransactionSubmitResponse,
    required: ['notarized_transaction_hex'],
  })
