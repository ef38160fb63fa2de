import type { CamelCased } from '../camel-cased'
import { defineVerb } from '../define-verb'
import type { LedgerState } from '../model/entities'
import type { StreamTransactionsRequest as WireRequest } from '../model/requests'
import type { CommittedTransaction } from '../model/transactions'
import type { OpenVerb } from '../verb'
import * as answers from '../wire/answers'
import * as PATHS from '../wire/paths'

export type StreamTransactionsRequest = CamelCased<WireRequest>
export type StreamTransactionsAnswer = {
  ledger_state: LedgerState
  next_cursor?: string | null
  items: CommittedTransaction[]
}

/**
 * One page of committed transactions, newest first unless `order: 'Asc'`: history has no end. Go on with
 * `cursor: answer.next_cursor`.
 */
export const streamTransactions: OpenVerb<StreamTransactionsRequest, StreamTransactionsAnswer> =
  /* @__PURE__ */ defineVerb({ path: PATHS.stream, answer: answers.StreamTransactionsResponse, needs: [] })
