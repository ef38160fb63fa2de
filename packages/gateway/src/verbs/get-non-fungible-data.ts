import { batched } from '../batched'
import type { CamelCased } from '../camel-cased'
import { defineVerb } from '../define-verb'
import type { StateNonFungibleDataResponse } from '../model/entities'
import type { StateNonFungibleDataRequest } from '../model/requests'
import type { Verb } from '../verb'
import * as answers from '../wire/answers'
import * as PATHS from '../wire/paths'

export type GetNonFungibleDataRequest = CamelCased<StateNonFungibleDataRequest>

/** In batches of 29. Not in request order; unknown ids are missing, burned ones have no `data`. */
export const getNonFungibleData: Verb<GetNonFungibleDataRequest, StateNonFungibleDataResponse> =
  /* @__PURE__ */ defineVerb(
    {
      path: PATHS.nonFungibleData,
      answer: answers.StateNonFungibleDataResponse,
      needs: ['resourceAddress', 'nonFungibleIds'],
    },
    /* @__PURE__ */ batched('non_fungible_ids', 'nonFungibleIds', (answer) => answer.non_fungible_ids),
  )
