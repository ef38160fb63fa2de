import { expect, test } from 'vitest'
import { problem, right, type Setup } from './known-world'

/** Entities and what they hold of fungible resources; what is not there. */
export function testEntities(setup: Setup): void {
  test('details of several entities, indexed by address', async () => {
    const { gateway, account, fungible, missingResource } = await setup()
    const { items } = right(await gateway.getEntityDetails({ addresses: [account, fungible, missingResource] }))
    expect(items.map(({ address }) => address).sort()).toEqual([account, fungible].sort())
  })

  test('metadata', async () => {
    const { gateway, fungible } = await setup()
    const { items } = right(await gateway.getEntityMetadata({ address: fungible }))
    const typed = items.find(({ key }) => key === 'name')?.value.typed
    expect([typed?.type, typed && 'value' in typed && typeof typed.value]).toEqual(['String', 'string'])
  })

  test('a fungible balance is the sum of its vaults', async () => {
    const { gateway, account, fungible } = await setup()
    const holdings = right(await gateway.getFungibles({ address: account }))
    const at_ledger_state = { state_version: holdings.ledger_state.state_version }
    const vaults = right(
      await gateway.getFungibleVaults({ address: account, resource_address: fungible, at_ledger_state }),
    )
    const held = holdings.items.find(({ resource_address }) => resource_address === fungible)
    expect(vaults.items).toHaveLength(1)
    expect(held).toMatchObject({ aggregation_level: 'Global', amount: vaults.items[0]?.amount })
    expect(vaults.ledger_state.state_version).toBe(at_ledger_state.state_version)
  })

  test('a fresh account is empty, not an error', async () => {
    const { gateway, freshAccount: address, fungible, nonFungible } = await setup()
    expect(right(await gateway.getFungibles({ address })).items).toEqual([])
    expect(right(await gateway.getNonFungibles({ address })).items).toEqual([])
    expect(right(await gateway.getFungibleVaults({ address, resource_address: fungible })).items).toEqual([])
    expect(right(await gateway.getNonFungibleVaults({ address, resource_address: nonFungible })).items).toEqual([])
  })

  test('what is not on the ledger is a 404', async () => {
    const { gateway, account, missingResource: resource_address } = await setup()
    expect(problem(await gateway.getNonFungibleIds({ resource_address }))).toEqual([404, 'EntityNotFoundError'])
    expect(problem(await gateway.getFungibleVaults({ address: account, resource_address }))).toEqual([
      404,
      'EntityNotFoundError',
    ])
  })

  test('a state of the future is a 400', async () => {
    const { gateway, account: address } = await setup()
    const { ledger_state } = right(await gateway.getGatewayStatus())
    const at_ledger_state = { state_version: ledger_state.state_version + 1_000_000_000 }
    expect(problem(await gateway.getFungibles({ address, at_ledger_state }))).toEqual([400, 'InvalidRequestError'])
  })
}
