import type { CamelCased } from '../camel-cased'
import { defineVerb } from '../define-verb'
import type { StateNonFungibleIdsResponse } from '../model/entities'
import type { StateNonFungibleIdsRequest } from '../model/requests'
import { paged } from '../paged'
import type { PagedCallOptions, Verb } from '../verb'
import * as answers from '../wire/answers'
import * as PATHS from '../wire/paths'

export type GetNonFungibleIdsRequest = CamelCased<StateNonFungibleIdsRequest>

/** Every id ever minted, burned ones included, oldest first. */
export const getNonFungibleIds: Verb<GetNonFungibleIdsRequest, StateNonFungibleIdsResponse, PagedCallOptions> =
  /* @__PURE__ */ defineVerb(
    { path: PATHS.nonFungibleIds, answer: answers.StateNonFungibleIdsResponse, needs: ['resourceAddress'] },
    /* @__PURE__ */ paged((answer) => answer.non_fungible_ids),
  )
