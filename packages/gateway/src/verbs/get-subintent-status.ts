import type { CamelCased } from '../camel-cased'
import { defineVerb } from '../define-verb'
import type { TransactionSubintentStatusRequest } from '../model/requests'
import type { TransactionSubintentStatusResponse } from '../model/transactions'
import type { Verb } from '../verb'
import * as answers from '../wire/answers'
import * as PATHS from '../wire/paths'

export type GetSubintentStatusRequest = CamelCased<TransactionSubintentStatusRequest>

/** Whether a pre-authorization was used; never 404: one that was not is Unknown, also after its time. */
export const getSubintentStatus: Verb<GetSubintentStatusRequest, TransactionSubintentStatusResponse> =
  /* @__PURE__ */ defineVerb({
    path: PATHS.subintentStatus,
    answer: answers.TransactionSubintentStatusResponse,
    needs: ['subintentHash'],
  })
