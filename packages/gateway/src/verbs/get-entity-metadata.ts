import type { CamelCased } from '../camel-cased'
import { defineVerb } from '../define-verb'
import type { StateEntityMetadataPageResponse } from '../model/entities'
import type { StateEntityMetadataPageRequest } from '../model/requests'
import { paged } from '../paged'
import type { PagedCallOptions, Verb } from '../verb'
import * as answers from '../wire/answers'
import * as PATHS from '../wire/paths'

export type GetEntityMetadataRequest = CamelCased<StateEntityMetadataPageRequest>

/** All metadata of an entity. */
export const getEntityMetadata: Verb<GetEntityMetadataRequest, StateEntityMetadataPageResponse, PagedCallOptions> =
  /* @__PURE__ */ defineVerb(
    { path: PATHS.metadata, answer: answers.StateEntityMetadataPageResponse, needs: ['address'] },
    /* @__PURE__ */ paged((answer) => answer),
  )
