import { expect, test } from 'vitest'
import { errorOf, type Setup, unwrap } from './known-world'

/** Entities, their fungible balances, and addresses that do not exist. */
export function testEntities(setup: Setup): void {
  test('details of several entities, indexed by address', async () => {
    const { gateway, account, fungible, missingResource } = await setup()
    const { items } = unwrap(await gateway.getEntityDetails({ addresses: [account, fungible, missingResource] }))
    expect(items.map(({ address }) => address).sort()).toEqual([account, fungible].sort())
  })

  test('metadata has typed values', async () => {
    const { gateway, fungible } = await setup()
    const { items } = unwrap(await gateway.getEntityMetadata({ address: fungible }))
    const typed = items.find(({ key }) => key === 'name')?.value.typed
    expect([typed?.type, typed && 'value' in typed && typeof typed.value]).toEqual(['String', 'string'])
  })

  test('a fungible balance is the sum of its vaults', async () => {
    const { gateway, account, fungible } = await setup()
    const holdings = unwrap(await gateway.getFungibles({ address: account }))
    const at_ledger_state = { state_version: holdings.ledger_state.state_version }
    const vaults = unwrap(
      await gateway.getFungibleVaults({ address: account, resource_address: fungible, at_ledger_state }),
    )
    const held = holdings.items.find(({ resource_address }) => resource_address === fungible)
    expect(vaults.items).toHaveLength(1)
    expect(held).toMatchObject({ aggregation_level: 'Global', amount: vaults.items[0]?.amount })
    expect(vaults.ledger_state.state_version).toBe(at_ledger_state.state_version)
  })

  test('an unused account is empty, not an error', async () => {
    const { gateway, freshAccount: address, fungible, nonFungible } = await setup()
    expect(unwrap(await gateway.getFungibles({ address })).items).toEqual([])
    expect(unwrap(await gateway.getNonFungibles({ address })).items).toEqual([])
    expect(unwrap(await gateway.getFungibleVaults({ address, resource_address: fungible })).items).toEqual([])
    expect(unwrap(await gateway.getNonFungibleVaults({ address, resource_address: nonFungible })).items).toEqual([])
  })

  test('an address that does not exist is a 404', async () => {
    const { gateway, account, missingResource: resource_address } = await setup()
    expect(errorOf(await gateway.getNonFungibleIds({ resource_address }))).toEqual([404, 'EntityNotFoundError'])
    expect(errorOf(await gateway.getFungibleVaults({ address: account, resource_address }))).toEqual([
      404,
      'EntityNotFoundError',
    ])
  })

  test('a future state version is a 400', async () => {
    const { gateway, account: address } = await setup()
    const { ledger_state } = unwrap(await gateway.getGatewayStatus())
    const at_ledger_state = { state_version: ledger_state.state_version + 1_000_000_000 }
    expect(errorOf(await gateway.getFungibles({ address, at_ledger_state }))).toEqual([400, 'InvalidRequestError'])
  })
}
