import type { CamelCased } from '../camel-cased'
import { defineVerb } from '../define-verb'
import type { LedgerState } from '../model/entities'
import type { TransactionCommittedDetailsRequest } from '../model/requests'
import type { CommittedTransaction } from '../model/transactions'
import type { Verb } from '../verb'
import * as answers from '../wire/answers'
import * as PATHS from '../wire/paths'

export type GetCommittedDetailsRequest = CamelCased<TransactionCommittedDetailsRequest>
export type CommittedDetailsAnswer = { ledger_state: LedgerState; transaction: CommittedTransaction }

/** A committed transaction; a ResponseError 404 until it is committed. */
export const getCommittedDetails: Verb<GetCommittedDetailsRequest, CommittedDetailsAnswer> = /* @__PURE__ */ defineVerb(
  {
    path: PATHS.committedDetails,
    answer: answers.TransactionCommittedDetailsResponse,
    needs: ['transactionIntentHash'],
  },
)
