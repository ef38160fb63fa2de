import type { CamelCased } from '../camel-cased'
import { defineVerb } from '../define-verb'
import type { TransactionSubmitRequest } from '../model/requests'
import type { TransactionSubmitResponse } from '../model/transactions'
import type { Verb } from '../verb'
import * as answers from '../wire/answers'
import * as PATHS from '../wire/paths'

export type SubmitTransactionRequest = CamelCased<TransactionSubmitRequest>

/** Safe to repeat: a known transaction answers `duplicate: true`. */
export const submitTransaction: Verb<SubmitTransactionRequest, TransactionSubmitResponse> = /* @__PURE__ */ defineVerb({
  path: PATHS.submit,
  answer: answers.TransactionSubmitResponse,
  needs: ['notarizedTransactionHex'],
})
