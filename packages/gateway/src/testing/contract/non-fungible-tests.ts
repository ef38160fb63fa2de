import { expect, test } from 'vitest'
import { right, type Setup } from './known-world'

/** Five endpoints that tell of the same ids. */
export function testNonFungibles(setup: Setup): void {
  test('non-fungibles: holdings, vault, ids, data and location tell the same', async () => {
    const { gateway, account, nonFungible: resourceAddress } = await setup()
    const optIns = { nonFungibleIncludeNfids: true }
    const vaults = right(await gateway.getNonFungibleVaults({ address: account, resourceAddress, optIns }))
    const atLedgerState = { stateVersion: vaults.ledger_state.state_version }
    const [vault] = vaults.items
    const vaultAddress = vault?.vault_address ?? ''
    const holdings = right(await gateway.getNonFungibles({ address: account, atLedgerState }))
    const ids = right(
      await gateway.getNonFungibleVaultIds({ address: account, vaultAddress, resourceAddress, atLedgerState }),
    ).items
    expect(ids.length).toBe(vault?.total_count)
    expect(ids.slice(0, vault?.items?.length)).toEqual(vault?.items)
    expect(holdings.items.find(({ resource_address }) => resource_address === resourceAddress)).toMatchObject({
      amount: ids.length,
    })

    const minted = right(await gateway.getNonFungibleIds({ resourceAddress, atLedgerState })).non_fungible_ids.items
    expect(minted).toEqual(expect.arrayContaining(ids))
    const data = right(
      await gateway.getNonFungibleData({ resourceAddress, nonFungibleIds: ids, atLedgerState }),
    ).non_fungible_ids
    expect(data.map(({ non_fungible_id }) => non_fungible_id).sort()).toEqual([...ids].sort())
    expect(data.every(({ is_burned, data }) => !is_burned && data?.programmatic_json.kind === 'Tuple')).toBe(true)
    const places = right(
      await gateway.getNonFungibleLocation({ resourceAddress, nonFungibleIds: ids, atLedgerState }),
    ).non_fungible_ids
    expect(places).toHaveLength(ids.length)
    expect(
      places.every(
        (place) =>
          place.owning_vault_address === vaultAddress && place.owning_vault_global_ancestor_address === account,
      ),
    ).toBe(true)
  })

  test('the embedded page of ids and its cursor make the whole', async () => {
    const { gateway, account, nonFungible: resourceAddress } = await setup()
    const optIns = { nonFungibleIncludeNfids: true }
    const vaults = right(await gateway.getNonFungibleVaults({ address: account, resourceAddress, optIns }))
    const atLedgerState = { stateVersion: vaults.ledger_state.state_version }
    for (const { vault_address: vaultAddress, items = [], next_cursor: cursor, total_count } of vaults.items) {
      const rest = cursor
        ? right(
            await gateway.getNonFungibleVaultIds({
              address: account,
              vaultAddress,
              resourceAddress,
              cursor,
              atLedgerState,
            }),
          ).items
        : []
      expect(new Set([...items, ...rest]).size).toBe(total_count)
    }
  })

  test('one id a page gives the same ids as all at once', async () => {
    const { gateway, nonFungible: resourceAddress } = await setup()
    const whole = right(await gateway.getNonFungibleIds({ resourceAddress }, { maxPages: 1 }))
    const atLedgerState = { stateVersion: whole.ledger_state.state_version }
    const wanted = whole.non_fungible_ids.items.slice(0, 3)
    const paged = right(
      await gateway.getNonFungibleIds({ resourceAddress, limitPerPage: 1, atLedgerState }, { maxPages: wanted.length }),
    )
    expect(paged.non_fungible_ids.items).toEqual(wanted)
  })

  test('an unknown id is missing, not an error', async () => {
    const { gateway, nonFungible: resourceAddress } = await setup()
    const answer = right(
      await gateway.getNonFungibleData({ resourceAddress, nonFungibleIds: ['#18446744073709551615#'] }),
    )
    expect(answer.non_fungible_ids).toEqual([])
  })
}
