import { StateEntityNonFungibleResourceVaultsPageRequest } from '../../wire/index'
import { type Answers, type Body, type StaticState, sbor, text, texts, updated, vaultOf } from './static-state'

/** Vaults, ids, data and locations of non-fungibles. */
export function nonFungibleAnswers({
  ledger,
  ledger_state,
  page,
  entity,
  resource,
  ofResource,
}: StaticState): Answers<
  'nonFungibleVaults' | 'nonFungibleVaultIds' | 'nonFungibleIds' | 'nonFungibleData' | 'nonFungibleLocation'
> {
  const idsIn = (body: Body) => {
    const of = text(body, 'resource_address')
    resource(of)
    return entity(text(body, 'address')).nonFungibles?.[of] ?? []
  }
  const known = (body: Body) => {
    const all = resource(text(body, 'resource_address'))
    return texts(body, 'non_fungible_ids').flatMap((id) => (id in all ? [{ id, value: all[id] }] : []))
  }
  const owned = (of: string, id: string) =>
    Object.entries(ledger.entities).find(([, held]) => held.nonFungibles?.[of]?.includes(id))?.[0]
  return {
    nonFungibleVaults: (body) => {
      const ids = idsIn(body)
      const { items, next_cursor } = page(ids, {})
      const vault_address = vaultOf(text(body, 'address'), text(body, 'resource_address'))
      const { opt_ins } = StateEntityNonFungibleResourceVaultsPageRequest.parse(body)
      const embedded = opt_ins?.non_fungible_include_nfids && { items, next_cursor }
      return ofResource(
        body,
        page(ids.length === 0 ? [] : [{ vault_address, total_count: ids.length, ...updated, ...embedded }], body),
      )
    },
    nonFungibleVaultIds: (body) => ofResource(body, page(idsIn(body), body)),
    nonFungibleIds: (body) => ({
      ledger_state,
      resource_address: body.resource_address,
      non_fungible_ids: page(Object.keys(resource(text(body, 'resource_address'))), body),
    }),
    nonFungibleData: (body) => ({
      ledger_state,
      resource_address: body.resource_address,
      non_fungible_id_type: 'Integer',
      non_fungible_ids: known(body)
        .reverse()
        .map(({ id, value }) => ({
          non_fungible_id: id,
          is_burned: !value,
          ...(value && { data: sbor(value) }),
          ...updated,
        })),
    }),
    nonFungibleLocation: (body) => ({
      ledger_state,
      resource_address: body.resource_address,
      non_fungible_ids: known(body).map(({ id, value }) => {
        const of = text(body, 'resource_address')
        const owner = owned(of, id)
        const owning = owner && {
          owning_vault_address: vaultOf(owner, of),
          owning_vault_global_ancestor_address: owner,
        }
        return { non_fungible_id: id, is_burned: !value, ...owning, ...updated }
      }),
    }),
  }
}
