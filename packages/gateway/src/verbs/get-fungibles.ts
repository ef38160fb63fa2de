import type { CamelCased } from '../camel-cased'
import { defineVerb } from '../define-verb'
import type { StateEntityFungiblesPageResponse } from '../model/entities'
import type { StateEntityFungiblesPageRequest } from '../model/requests'
import { paged } from '../paged'
import type { PagedCallOptions, Verb } from '../verb'
import * as answers from '../wire/answers'
import * as PATHS from '../wire/paths'

export type GetFungiblesRequest = CamelCased<StateEntityFungiblesPageRequest>

/** What an entity holds of every fungible resource; emptied ones stay listed with the amount "0". */
export const getFungibles: Verb<GetFungiblesRequest, StateEntityFungiblesPageResponse, PagedCallOptions> =
  /* @__PURE__ */ defineVerb(
    { path: PATHS.fungibles, answer: answers.StateEntityFungiblesPageResponse, needs: ['address'] },
    /* @__PURE__ */ paged((answer) => answer),
  )
