import { batched } from '../batched'
import type { CamelCased } from '../camel-cased'
import { defineVerb } from '../define-verb'
import type { StateKeyValueStoreDataResponse } from '../model/entities'
import type { StateKeyValueStoreDataRequest } from '../model/requests'
import type { Verb } from '../verb'
import * as answers from '../wire/answers'
import * as PATHS from '../wire/paths'

export type GetKeyValueStoreDataRequest = CamelCased<StateKeyValueStoreDataRequest>

/** Entries by key, in batches of 100. Keys are programmatic JSON or SBOR hex; unknown ones are missing. */
export const getKeyValueStoreData: Verb<GetKeyValueStoreDataRequest, StateKeyValueStoreDataResponse> =
  /* @__PURE__ */ defineVerb(
    {
      path: PATHS.keyValueStoreData,
      answer: answers.StateKeyValueStoreDataResponse,
      needs: ['keyValueStoreAddress', 'keys'],
    },
    /* @__PURE__ */ batched('keys', 'keys', (answer) => answer.entries),
  )
