import type { CamelCased } from '../camel-cased'
import { defineVerb } from '../define-verb'
import type { StateValidatorsListResponse } from '../model/entities'
import type { StateValidatorsListRequest } from '../model/requests'
import { paged } from '../paged'
import type { OpenVerb, PagedCallOptions } from '../verb'
import * as answers from '../wire/answers'
import * as PATHS from '../wire/paths'

export type GetValidatorsRequest = CamelCased<StateValidatorsListRequest>

/** All validators. */
export const getValidators: OpenVerb<GetValidatorsRequest, StateValidatorsListResponse, PagedCallOptions> =
  /* @__PURE__ */ defineVerb(
    { path: PATHS.validators, answer: answers.StateValidatorsListResponse, needs: [] },
    /* @__PURE__ */ paged((answer) => answer.validators),
  )
