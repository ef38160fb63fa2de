import { batched } from '../batched'
import type { CamelCased } from '../camel-cased'
import { defineVerb } from '../define-verb'
import type { StateEntityDetailsResponse } from '../model/entities'
import type { StateEntityDetailsRequest } from '../model/requests'
import type { Verb } from '../verb'
import * as answers from '../wire/answers'
import * as PATHS from '../wire/paths'

export type GetEntityDetailsRequest = CamelCased<StateEntityDetailsRequest>

/** In batches of 20. Unknown addresses are left out and the order is not that of the request: index by `address`. */
export const getEntityDetails: Verb<GetEntityDetailsRequest, StateEntityDetailsResponse> = /* @__PURE__ */ defineVerb(
  { path: PATHS.entityDetails, answer: answers.StateEntityDetailsResponse, needs: ['addresses'] },
  /* @__PURE__ */ batched('addresses', 'addresses', (answer) => answer.items),
)
