import type { CamelCased } from '../camel-cased'
import { defineVerb } from '../define-verb'
import type { StateEntityFungibleResourceVaultsPageResponse } from '../model/entities'
import type { StateEntityFungibleResourceVaultsPageRequest } from '../model/requests'
import { paged } from '../paged'
import type { PagedCallOptions, Verb } from '../verb'
import * as answers from '../wire/answers'
import * as PATHS from '../wire/paths'

export type GetFungibleVaultsRequest = CamelCased<StateEntityFungibleResourceVaultsPageRequest>

/** An entity's vaults of one fungible resource; none when it never held any. */
export const getFungibleVaults: Verb<
  GetFungibleVaultsRequest,
  StateEntityFungibleResourceVaultsPageResponse,
  PagedCallOptions
> = /* @__PURE__ */ defineVerb(
  {
    path: PATHS.fungibleVaults,
    answer: answers.StateEntityFungibleResourceVaultsPageResponse,
    needs: ['address', 'resourceAddress'],
  },
  /* @__PURE__ */ paged((answer) => answer),
)
