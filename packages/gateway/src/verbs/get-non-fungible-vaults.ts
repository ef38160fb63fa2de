import type { CamelCased } from '../camel-cased'
import { defineVerb } from '../define-verb'
import type { StateEntityNonFungibleResourceVaultsPageResponse } from '../model/entities'
import type { StateEntityNonFungibleResourceVaultsPageRequest } from '../model/requests'
import { paged } from '../paged'
import type { PagedCallOptions, Verb } from '../verb'
import * as answers from '../wire/answers'
import * as PATHS from '../wire/paths'

export type GetNonFungibleVaultsRequest = CamelCased<StateEntityNonFungibleResourceVaultsPageRequest>

/**
 * An entity's vaults of one non-fungible resource. With `optIns.nonFungibleIncludeNfids` each embeds its first 100 ids and a
 * `next_cursor` of its own, with which `getNonFungibleVaultIds` goes on.
 */
export const getNonFungibleVaults: Verb<
  GetNonFungibleVaultsRequest,
  StateEntityNonFungibleResourceVaultsPageResponse,
  PagedCallOptions
> = /* @__PURE__ */ defineVerb(
  {
    path: PATHS.nonFungibleVaults,
    answer: answers.StateEntityNonFungibleResourceVaultsPageResponse,
    needs: ['address', 'resourceAddress'],
  },
  /* @__PURE__ */ paged((answer) => answer),
)
