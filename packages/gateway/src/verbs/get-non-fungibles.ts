import type { CamelCased } from '../camel-cased'
import { defineVerb } from '../define-verb'
import type { StateEntityNonFungiblesPageResponse } from '../model/entities'
import type { StateEntityNonFungiblesPageRequest } from '../model/requests'
import { paged } from '../paged'
import type { PagedCallOptions, Verb } from '../verb'
import * as answers from '../wire/answers'
import * as PATHS from '../wire/paths'

export type GetNonFungiblesRequest = CamelCased<StateEntityNonFungiblesPageRequest>

/** How many an entity holds of every non-fungible resource; emptied ones stay listed with 0. */
export const getNonFungibles: Verb<GetNonFungiblesRequest, StateEntityNonFungiblesPageResponse, PagedCallOptions> =
  /* @__PURE__ */ defineVerb(
    { path: PATHS.nonFungibles, answer: answers.StateEntityNonFungiblesPageResponse, needs: ['address'] },
    /* @__PURE__ */ paged((answer) => answer),
  )
