import { defineVerb } from '../define-verb'
import type { TransactionConstructionResponse } from '../model/transactions'
import type { NoRequest, OpenVerb } from '../verb'
import * as answers from '../wire/answers'
import * as PATHS from '../wire/paths'

/** The current epoch, in `ledger_state`. */
export const getConstruction: OpenVerb<NoRequest, TransactionConstructionResponse> = /* @__PURE__ */ defineVerb({
  path: PATHS.construction,
  answer: answers.TransactionConstructionResponse,
})
