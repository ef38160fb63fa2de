import type { Result } from 'neverthrow'
import { describe, expect, test } from 'vitest'
import type { Gateway } from '../gateway'
import type { GatewayError } from '../gateway-error'

/** What the suite may take for granted about the ledger it is pointed at. */
export type KnownWorld = {
  readonly gateway: Gateway
  readonly networkId: number
  /** Holds some of `fungible` and at least one of `nonFungible`. */
  readonly account: string
  /** Derived from a key nobody has used: not on the ledger, yet no error. */
  readonly freshAccount: string
  /** Has the metadata `name`. */
  readonly fungible: string
  readonly nonFungible: string
  /** A valid resource address that nobody created. */
  readonly missingResource: string
  readonly committedIntentHash: string
  readonly unknownIntentHash: string
}

const right = <T>(answer: Result<T, GatewayError>): T =>
  answer.match(
    (value) => value,
    (error) => {
      throw new Error(`The Gateway answered with an error: ${JSON.stringify(error)}`)
    },
  )

/** The facts of a refusal, or nothing when there was none. */
const problem = (answer: Result<unknown, GatewayError>): unknown[] =>
  answer.match(
    () => [],
    (error) => (error.kind === 'response' ? [error.status, error.body?.details?.type] : [error.kind]),
  )

/**
 * What every Gateway must answer, asked through our client: run it on the fake, on devnet and by hand on Stokenet.
 * Reads only, except for a submission that must be refused.
 */
export function describeGateway(name: string, setup: () => KnownWorld | Promise<KnownWorld>): void {
  describe(`gateway contract: ${name}`, () => {
    test('status, network and epoch', async () => {
      const { gateway, networkId } = await setup()
      const network = right(await gateway.getNetworkConfiguration())
      const status = right(await gateway.getGatewayStatus())
      const construction = right(await gateway.getConstruction())
      expect(network.network_id).toBe(networkId)
      expect(status.ledger_state.network).toBe(network.network_name)
      expect(construction.ledger_state.epoch).toBeGreaterThanOrEqual(status.ledger_state.epoch)
    })

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
      const atLedgerState = { stateVersion: holdings.ledger_state.state_version }
      const vaults = right(
        await gateway.getFungibleVaults({ address: account, resourceAddress: fungible, atLedgerState }),
      )
      const held = holdings.items.find(({ resource_address }) => resource_address === fungible)
      expect(vaults.items).toHaveLength(1)
      expect(held).toMatchObject({ aggregation_level: 'Global', amount: vaults.items[0]?.amount })
      expect(vaults.ledger_state.state_version).toBe(atLedgerState.stateVersion)
    })

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
        await gateway.getNonFungibleIds(
          { resourceAddress, limitPerPage: 1, atLedgerState },
          { maxPages: wanted.length },
        ),
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

    test('a fresh account is empty, not an error', async () => {
      const { gateway, freshAccount: address, fungible, nonFungible } = await setup()
      expect(right(await gateway.getFungibles({ address })).items).toEqual([])
      expect(right(await gateway.getNonFungibles({ address })).items).toEqual([])
      expect(right(await gateway.getFungibleVaults({ address, resourceAddress: fungible })).items).toEqual([])
      expect(right(await gateway.getNonFungibleVaults({ address, resourceAddress: nonFungible })).items).toEqual([])
    })

    test('what is not on the ledger is a 404', async () => {
      const { gateway, account, missingResource: resourceAddress } = await setup()
      expect(problem(await gateway.getNonFungibleIds({ resourceAddress }))).toEqual([404, 'EntityNotFoundError'])
      expect(problem(await gateway.getFungibleVaults({ address: account, resourceAddress }))).toEqual([
        404,
        'EntityNotFoundError',
      ])
    })

    test('a state of the future is a 400', async () => {
      const { gateway, account: address } = await setup()
      const { ledger_state } = right(await gateway.getGatewayStatus())
      const atLedgerState = { stateVersion: ledger_state.state_version + 1_000_000_000 }
      expect(problem(await gateway.getFungibles({ address, atLedgerState }))).toEqual([400, 'InvalidRequestError'])
    })

    test('transactions: status, details and stream', async () => {
      const { gateway, committedIntentHash, unknownIntentHash } = await setup()
      const status = right(await gateway.getTransactionStatus({ intentHash: committedIntentHash }))
      expect(status.status).toMatch(/^Committed/)
      const { transaction } = right(await gateway.getCommittedDetails({ intentHash: committedIntentHash }))
      expect(transaction).toMatchObject({
        intent_hash: committedIntentHash,
        state_version: status.committed_state_version,
        transaction_status: status.status,
      })
      const fromLedgerState = { stateVersion: transaction.state_version }
      const stream = right(
        await gateway.streamTransactions({ fromLedgerState, order: 'Asc', kindFilter: 'All', limitPerPage: 1 }),
      )
      expect(stream.items.length).toBe(1)

      expect(right(await gateway.getTransactionStatus({ intentHash: unknownIntentHash })).status).toBe('Unknown')
      expect(problem(await gateway.getCommittedDetails({ intentHash: unknownIntentHash }))).toEqual([
        404,
        'TransactionNotFoundError',
      ])
    })

    test('the stream goes on from its cursor without repeating itself', async () => {
      const { gateway } = await setup()
      const first = right(await gateway.streamTransactions({ limitPerPage: 1, kindFilter: 'All' }))
      if (!first.next_cursor) return
      const atLedgerState = { stateVersion: first.ledger_state.state_version }
      const second = right(
        await gateway.streamTransactions({
          limitPerPage: 1,
          kindFilter: 'All',
          cursor: first.next_cursor,
          atLedgerState,
        }),
      )
      expect(second.items[0]?.state_version ?? 0).toBeLessThan(first.items[0]?.state_version ?? 0)
    })

    test('a submission that is no transaction is refused', async () => {
      const { gateway } = await setup()
      expect(problem(await gateway.submitTransaction({ notarizedTransactionHex: 'deadbeef' }))).toEqual([
        400,
        'InvalidTransactionError',
      ])
    })

    test('validators and their uptime', async () => {
      const { gateway } = await setup()
      const { items } = right(await gateway.getValidators({}, { maxPages: 1 })).validators
      const addresses = items.map(({ address }) => address).slice(0, 3)
      expect(addresses.length).toBeGreaterThan(0)
      const uptime = right(await gateway.getValidatorsUptime({ validatorAddresses: addresses }))
      expect(uptime.validators.items.map(({ address }) => address).sort()).toEqual(addresses.sort())
    })
  })
}
