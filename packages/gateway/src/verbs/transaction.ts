import {
  StreamApi,
  type StreamTransactionsRequest,
  TransactionApi,
  type TransactionCommittedDetailsRequest,
  type TransactionConstructionResponse,
  type TransactionPreviewRequest,
  type TransactionPreviewResponse,
  type TransactionStatusRequest,
  type TransactionStatusResponse,
  type TransactionSubintentStatusRequest,
  type TransactionSubintentStatusResponse,
  type TransactionSubmitRequest,
  type TransactionSubmitResponse,
} from '@radixdlt/babylon-gateway-api-sdk'
import type { CommittedDetailsResult, StreamTransactionsResult } from '../committed-transaction'
import { defineVerb } from '../define-verb'
import type { NoRequest, OpenVerb, Verb } from '../verb'
import * as schemas from '../wire/responses'

/**
 * Returns one page of committed transactions, newest first unless `order` is 'Asc'. It never reads all pages, because
 * history has no end. Continue with `cursor: response.next_cursor`.
 */
export const streamTransactions: OpenVerb<StreamTransactionsRequest, StreamTransactionsResult> =
  /* @__PURE__ */ defineVerb({
    send: (sdk, streamTransactionsRequest: StreamTransactionsRequest, init) =>
      new StreamApi(sdk).streamTransactionsRaw({ streamTransactionsRequest }, init),
    schema: schemas.StreamTransactionsResponse,
  })

/** Returns a committed transaction, or a ResponseError 404 until it is committed. */
export const getCommittedDetails: Verb<TransactionCommittedDetailsRequest, CommittedDetailsResult> =
  /* @__PURE__ */ defineVerb({
    send: (sdk, transactionCommittedDetailsRequest: TransactionCommittedDetailsRequest, init) =>
      new TransactionApi(sdk).transactionCommittedDetailsRaw({ transactionCommittedDetailsRequest }, init),
    schema: schemas.TransactionCommittedDetailsResponse,
    required: ['intent_hash'],
  })

/** Returns the current epoch, in `ledger_state`. */
export const getConstruction: OpenVerb<NoRequest, TransactionConstructionResponse> = /* @__PURE__ */ defineVerb({
  send: (sdk, _, init) => new TransactionApi(sdk).transactionConstructionRaw(init),
  schema: schemas.TransactionConstructionResponse,
})

/** Returns the receipt that a manifest would have now. Send a `nonce` of at least 1. */
export const previewTransaction: Verb<TransactionPreviewRequest, TransactionPreviewResponse> =
  /* @__PURE__ */ defineVerb({
    send: (sdk, transactionPreviewRequest: TransactionPreviewRequest, init) =>
      new TransactionApi(sdk).transactionPreviewRaw({ transactionPreviewRequest }, init),
    schema: schemas.TransactionPreviewResponse,
    required: ['manifest'],
  })

/** Returns whether a pre-authorization was used. An unused or expired one is Unknown, never a 404. */
export const getSubintentStatus: Verb<TransactionSubintentStatusRequest, TransactionSubintentStatusResponse> =
  /* @__PURE__ */ defineVerb({
    send: (sdk, transactionSubintentStatusRequest: TransactionSubintentStatusRequest, init) =>
      new TransactionApi(sdk).transactionSubintentStatusRaw({ transactionSubintentStatusRequest }, init),
    schema: schemas.TransactionSubintentStatusResponse,
    required: ['subintent_hash'],
  })

/** Returns the status of a transaction. An unknown hash has the status Unknown, never a 404. */
export const getTransactionStatus: Verb<TransactionStatusRequest, TransactionStatusResponse> =
  /* @__PURE__ */ defineVerb({
    send: (sdk, transactionStatusRequest: TransactionStatusRequest, init) =>
      new TransactionApi(sdk).transactionStatusRaw({ transactionStatusRequest }, init),
    schema: schemas.TransactionStatusResponse,
    required: ['intent_hash'],
  })

/** Submits a notarized transaction. It is safe to repeat: a known transaction returns `duplicate: true`. */
export const submitTransaction: Verb<TransactionSubmitRequest, TransactionSubmitResponse> = /* @__PURE__ */ defineVerb({
  send: (sdk, transactionSubmitRequest: TransactionSubmitRequest, init) =>
    new TransactionApi(sdk).transactionSubmitRaw({ transactionSubmitRequest }, init),
  schema: schemas.TransactionSubmitResponse,
  required: ['notarized_transaction_hex'],
})
