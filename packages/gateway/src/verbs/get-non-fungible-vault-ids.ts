import type { CamelCased } from '../camel-cased'
import { defineVerb } from '../define-verb'
import type { StateEntityNonFungibleIdsPageResponse } from '../model/entities'
import type { StateEntityNonFungibleIdsPageRequest } from '../model/requests'
import { paged } from '../paged'
import type { PagedCallOptions, Verb } from '../verb'
import * as answers from '../wire/answers'
import * as PATHS from '../wire/paths'

export type GetNonFungibleVaultIdsRequest = CamelCased<StateEntityNonFungibleIdsPageRequest>

/** The ids in one vault; give `cursor` and `atLedgerState` to go on from a page already read. */
export const getNonFungibleVaultIds: Verb<
  GetNonFungibleVaultIdsRequest,
  StateEntityNonFungibleIdsPageResponse,
  PagedCallOptions
> = /* @__PURE__ */ defineVerb(
  {
    path: PATHS.nonFungibleVaultIds,
    answer: answers.StateEntityNonFungibleIdsPageResponse,
    needs: ['address', 'vaultAddress', 'resourceAddress'],
  },
  /* @__PURE__ */ paged((answer) => answer),
)
