import type { EndpointRows } from './parity-deps'
import { allPages, allParts, at, right } from './whole-answers'

export const entityRows: EndpointRows<
  | 'entityDetails'
  | 'metadata'
  | 'fungibles'
  | 'nonFungibles'
  | 'fungibleVaults'
  | 'nonFungibleVaults'
  | 'nonFungibleVaultIds'
> = {
  entityDetails: {
    takes: 'several',
    ours: async (w) => {
      const opt_ins = { ancestor_identities: true, native_resource_details: true, explicit_metadata: ['name'] }
      return (await right(w.ours.getEntityDetails({ addresses: w.entities, opt_ins, ...at(w) }))).items
    },
    theirs: (w) =>
      allParts(w.entities, 20, async (addresses) => {
        const opt_ins = { ancestor_identities: true, native_resource_details: true, explicit_metadata: ['name'] }
        const stateEntityDetailsRequest = { addresses, opt_ins, ...at(w) }
        return (await w.sdk.state.innerClient.stateEntityDetails({ stateEntityDetailsRequest })).items
      }),
  },
  metadata: {
    takes: 'several',
    ours: (w) => right(w.ours.getEntityMetadata({ address: w.tickets, limit_per_page: 2, ...at(w) })),
    theirs: (w) =>
      allPages(
        (cursor) =>
          w.sdk.state.innerClient.entityMetadataPage({
            stateEntityMetadataPageRequest: { address: w.tickets, limit_per_page: 2, cursor: cursor ?? null, ...at(w) },
          }),
        (answer) => answer,
      ),
  },
  fungibles: {
    takes: 1,
    ours: (w) => right(w.ours.getFungibles({ address: w.account, ...at(w) })),
    theirs: (w) =>
      w.sdk.state.innerClient.entityFungiblesPage({
        stateEntityFungiblesPageRequest: { address: w.account, ...at(w) },
      }),
  },
  nonFungibles: {
    takes: 'several',
    ours: (w) => right(w.ours.getNonFungibles({ address: w.collector, ...at(w) })),
    theirs: (w) =>
      allPages(
        (cursor) =>
          w.sdk.state.innerClient.entityNonFungiblesPage({
            stateEntityNonFungiblesPageRequest: { address: w.collector, cursor: cursor ?? null, ...at(w) },
          }),
        (answer) => answer,
      ),
  },
  fungibleVaults: {
    takes: 1,
    ours: (w) => right(w.ours.getFungibleVaults({ address: w.account, resource_address: w.token, ...at(w) })),
    theirs: (w) =>
      w.sdk.state.innerClient.entityFungibleResourceVaultPage({
        stateEntityFungibleResourceVaultsPageRequest: { address: w.account, resource_address: w.token, ...at(w) },
      }),
  },
  nonFungibleVaults: {
    takes: 1,
    ours: (w) => {
      const opt_ins = { non_fungible_include_nfids: true }
      const request = { address: w.account, resource_address: w.tickets, opt_ins, ...at(w) }
      return right(w.ours.getNonFungibleVaults(request))
    },
    theirs: (w) =>
      w.sdk.state.innerClient.entityNonFungibleResourceVaultPage({
        stateEntityNonFungibleResourceVaultsPageRequest: {
          address: w.account,
          resource_address: w.tickets,
          opt_ins: { non_fungible_include_nfids: true },
          ...at(w),
        },
      }),
  },
  nonFungibleVaultIds: {
    takes: 'several',
    ours: (w) => {
      const where = { address: w.account, vault_address: w.vault, resource_address: w.tickets }
      return right(w.ours.getNonFungibleVaultIds({ ...where, limit_per_page: 50, ...at(w) }))
    },
    theirs: (w) =>
      allPages(
        (cursor) =>
          w.sdk.state.innerClient.entityNonFungibleIdsPage({
            stateEntityNonFungibleIdsPageRequest: {
              address: w.account,
              vault_address: w.vault,
              resource_address: w.tickets,
              limit_per_page: 50,
              cursor: cursor ?? null,
              ...at(w),
            },
          }),
        (answer) => answer,
      ),
  },
}
