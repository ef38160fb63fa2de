import type {
  LedgerState,
  ManifestClass,
  StreamTransactionsRequest as WireRequest,
} from '@radixdlt/babylon-gateway-api-sdk'
import type { CamelCased } from '../camel-cased'
import type { CommittedTransaction } from '../committed-transaction'
import { defineVerb } from '../define-verb'
import type { OpenVerb } from '../verb'
import * as answers from '../wire/answers'
import * as PATHS from '../wire/paths'

/** The SDK spells the class filter's field `_class`; the wire says `class`. */
export type StreamTransactionsRequest = CamelCased<Omit<WireRequest, 'manifest_class_filter'>> & {
  readonly manifestClassFilter?:
    | { readonly class: ManifestClass; readonly matchOnlyMostSpecific?: boolean | undefined }
    | undefined
}
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
