import { defineVerb } from '../define-verb'
import type { NetworkConfigurationResponse } from '../model/entities'
import type { NoRequest, OpenVerb } from '../verb'
import * as answers from '../wire/answers'
import * as PATHS from '../wire/paths'

/** Network id, name and well-known addresses. */
export const getNetworkConfiguration: OpenVerb<NoRequest, NetworkConfigurationResponse> = /* @__PURE__ */ defineVerb({
  path: PATHS.networkConfiguration,
  answer: answers.NetworkConfigurationResponse,
})
