import { defineVerb } from '../define-verb'
import type { GatewayStatusResponse } from '../model/entities'
import type { NoRequest, OpenVerb } from '../verb'
import * as answers from '../wire/answers'
import * as PATHS from '../wire/paths'

/** Release of the Gateway and the tip of its ledger. */
export const getGatewayStatus: OpenVerb<NoRequest, GatewayStatusResponse> = /* @__PURE__ */ defineVerb({
  path: PATHS.gatewayStatus,
  answer: answers.GatewayStatusResponse,
})
