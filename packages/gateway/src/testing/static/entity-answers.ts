import { notOnLedger } from '../refusal'
import { type Answers, type StaticState, sbor, text, texts, updated, vaultOf } from './static-state'

/** Details, metadata, holdings and fungible vaults. */
export function entityAnswers({
  ledger,
  ledger_state,
  page,
  entity,
  at,
  ofResource,
}: StaticState): Answers<'entityDetails' | 'metadata' | 'fungibles' | 'nonFungibles' | 'fungibleVaults'> {
  const metadataOf = (address: string) =>
    Object.entries(entity(address).metadata ?? {}).map(([key, value]) => ({
      key,
      value: { ...sbor({ kind: 'String', value }), typed: { type: 'String', value } },
      is_locked: false,
      ...updated,
    }))
  const holdings = (address: string) => {
    const { fungibles = {}, nonFungibles = {} } = entity(address)
    const held = (resource_address: string) => ({ aggregation_level: 'Global', resource_address, ...updated })
    return {
      fungibles: Object.entries(fungibles).map(([of, amount]) => ({ ...held(of), amount })),
      nonFungibles: Object.entries(nonFungibles).map(([of, ids]) => ({ ...held(of), amount: ids.length })),
    }
  }
  return {
    entityDetails: (body) => ({
      ledger_state,
      items: texts(body, 'addresses')
        .filter((address) => address in ledger.entities || address.startsWith('account_'))
        .reverse()
        .map((address) => ({
          address,
          metadata: page(metadataOf(address), {}),
          fungible_resources: page(holdings(address).fungibles, {}),
          non_fungible_resources: page(holdings(address).nonFungibles, {}),
        })),
    }),
    metadata: (body) => at(body, page(metadataOf(text(body, 'address')), body)),
    fungibles: (body) => at(body, page(holdings(text(body, 'address')).fungibles, body)),
    nonFungibles: (body) => at(body, page(holdings(text(body, 'address')).nonFungibles, body)),
    fungibleVaults: (body) => {
      const of = text(body, 'resource_address')
      const amount = entity(text(body, 'address')).fungibles?.[of]
      if (!(of in ledger.entities)) throw notOnLedger(of)
      const vault_address = vaultOf(text(body, 'address'), of)
      return ofResource(body, page(amount === undefined ? [] : [{ vault_address, amount, ...updated }], body))
    },
  }
}
