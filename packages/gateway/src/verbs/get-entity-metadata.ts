import type { StateEntityMetadataPageRequest, StateEntityMetadataPageResponse } from '@radixdlt/babylon-gateway-api-sdk'
import type { CamelCased } from '../camel-cased'
import { defineVerb } from '../define-verb'
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
