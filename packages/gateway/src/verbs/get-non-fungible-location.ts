import { batched } from '../batched'
import type { CamelCased } from '../camel-cased'
import { defineVerb } from '../define-verb'
import type { StateNonFungibleLocationResponse } from '../model/entities'
import type { StateNonFungibleLocationRequest } from '../model/requests'
import type { Verb } from '../verb'
import * as answers from '../wire/answers'
import * as PATHS from '../wire/paths'

export type GetNonFungibleLocationRequest = CamelCased<StateNonFungibleLocationRequest>

/** Which vault holds each id, and which entity holds that. In batches of 29. */
export const getNonFungibleLocation: Verb<GetNonFungibleLocationRequest, StateNonFungibleLocationResponse> =
  /* @__PURE__ */ defineVerb(
    {
      path: PATHS.nonFungibleLocation,
      answer: answers.StateNonFungibleLocationResponse,
      needs: ['resourceAddress', 'nonFungibleIds'],
    },
    /* @__PURE__ */ batched('non_fungible_ids', 'nonFungibleIds', (answer) => answer.non_fungible_ids),
  )
