import { expect, test } from 'vitest'
import { type Setup, unwrap } from './known-world'

/** Five endpoints that return the same ids. */
export function testNonFungibles(setup: Setup): void {
  test('holdings, vault, ids, data and location agree', async () => {
    const { gateway, account, nonFungible: resource_address } = await setup()
    const opt_ins = { non_fungible_include_nfids: true }
    const vaults = unwrap(await gateway.getNonFungibleVaults({ address: account, resource_address, opt_ins }))
    const at_ledger_state = { state_version: vaults.ledger_state.state_version }
    const [vault] = vaults.items
    const vault_address = vault?.vault_address ?? ''
    const holdings = unwrap(await gateway.getNonFungibles({ address: account, at_ledger_state }))
    const ids = unwrap(
      await gateway.getNonFungibleVaultIds({ address: account, vault_address, resource_address, at_ledger_state }),
    ).items
    expect(ids.length).toBe(vault?.total_count)
    expect(ids.slice(0, vault?.items?.length)).toEqual(vault?.items)
    expect(holdings.items.find((held) => held.resource_address === resource_address)).toMatchObject({
      amount: ids.length,
    })

    const minted = unwrap(await gateway.getNonFungibleIds({ resource_address, at_ledger_state })).non_fungible_ids.items
    expect(minted).toEqual(expect.arrayContaining(ids))
    const data = unwrap(
      await gateway.getNonFungibleData({ resource_address, non_fungible_ids: ids, at_ledger_state }),
    ).non_fungible_ids
    expect(data.map(({ non_fungible_id }) => non_fungible_id).sort()).toEqual([...ids].sort())
    expect(data.every(({ is_burned, data }) => !is_burned && data?.programmatic_json.kind === 'Tuple')).toBe(true)
    const places = unwrap(
      await gateway.getNonFungibleLocation({ resource_address, non_fungible_ids: ids, at_ledger_state }),
    ).non_fungible_ids
    expect(places).toHaveLength(ids.length)
    expect(
      places.every(
        (place) =>
          place.owning_vault_address === vault_address && place.owning_vault_global_ancestor_address === account,
      ),
    ).toBe(true)
  })

  test('the embedded page of ids and the pages after its cursor are complete', async () => {
    const { gateway, account, nonFungible: resource_address } = await setup()
    const opt_ins = { non_fungible_include_nfids: true }
    const vaults = unwrap(await gateway.getNonFungibleVaults({ address: account, resource_address, opt_ins }))
    const at_ledger_state = { state_version: vaults.ledger_state.state_version }
    for (const { vault_address, items = [], next_cursor: cursor, total_count } of vaults.items) {
      const rest = cursor
        ? unwrap(
            await gateway.getNonFungibleVaultIds({
              address: account,
              vault_address,
              resource_address,
              cursor,
              at_ledger_state,
            }),
          ).items
        : []
      expect(new Set([...items, ...rest]).size).toBe(total_count)
    }
  })

  test('pages of one id have the same ids as one page', async () => {
    const { gateway, nonFungible: resource_address } = await setup()
    const whole = unwrap(await gateway.getNonFungibleIds({ resource_address }, { maxPages: 1 }))
    const at_ledger_state = { state_version: whole.ledger_state.state_version }
    const wanted = whole.non_fungible_ids.items.slice(0, 3)
    const paged = unwrap(
      await gateway.getNonFungibleIds(
        { resource_address, limit_per_page: 1, at_ledger_state },
        { maxPages: wanted.length },
      ),
    )
    expect(paged.non_fungible_ids.items).toEqual(wanted)
  })

  test('an unknown id is missing, not an error', async () => {
    const { gateway, nonFungible: resource_address } = await setup()
    const answer = unwrap(
      await gateway.getNonFungibleData({ resource_address, non_fungible_ids: ['#18446744073709551615#'] }),
    )
    expect(answer.non_fungible_ids).toEqual([])
  })
}
