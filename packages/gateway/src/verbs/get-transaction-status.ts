import type { CamelCased } from '../camel-cased'
import { defineVerb } from '../define-verb'
import type { TransactionStatusRequest } from '../model/requests'
import type { TransactionStatusResponse } from '../model/transactions'
import type { Verb } from '../verb'
import * as answers from '../wire/answers'
import * as PATHS from '../wire/paths'

export type GetTransactionStatusRequest = CamelCased<TransactionStatusRequest>

/** Never 404: an unknown hash has the status Unknown. */
export const getTransactionStatus: Verb<GetTransactionStatusRequest, TransactionStatusResponse> =
  /* @__PURE__ */ defineVerb({
    path: PATHS.transactionStatus,
    answer: answers.TransactionStatusResponse,
    needs: ['transactionIntentHash'],
  })
