import type { CamelCased } from '../camel-cased'
import { defineVerb } from '../define-verb'
import type { TransactionPreviewRequest } from '../model/requests'
import type { TransactionPreviewResponse } from '../model/transactions'
import type { Verb } from '../verb'
import * as answers from '../wire/answers'
import * as PATHS from '../wire/paths'

export type PreviewTransactionRequest = CamelCased<TransactionPreviewRequest>

/** What a manifest would do now. Send a `nonce` of at least 1. */
export const previewTransaction: Verb<PreviewTransactionRequest, TransactionPreviewResponse> =
  /* @__PURE__ */ defineVerb({ path: PATHS.preview, answer: answers.TransactionPreviewResponse, needs: ['manifest'] })
