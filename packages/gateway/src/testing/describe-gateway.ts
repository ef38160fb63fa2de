import { encodeSubintentHash } from '@lootboxes/ledger'
import type { Result } from 'neverthrow'
import type { Gateway } from '../create-gateway'
import type { GatewayError } from '../gateway-error'

/** Facts about the ledger that the contract suite relies on. */
export type KnownWorld = {
  readonly gateway: Gateway
  readonly networkId: number
  /** Holds some of `fungible` and at least one of `nonFungible`. */
  readonly account: string
  /** Derived from an unused key: it is not on the ledger, but reading it is no error. */
  readonly freshAccount: string
  /** Has the metadata `name`. */
  readonly fungible: string
  readonly nonFungible: string
  /** A valid address of a resource that does not exist. */
  readonly missingResource: string
  readonly committedIntentHash: string
  readonly unknownIntentHash: string
}

/** Returns the response or fails the test with the error. */
const unwrap = <T>(answer: Result<T, GatewayError>): T =>
  answer.match(
    (value) => value,
    (error) => {
      throw new Error(`The Gateway responded with an error: ${JSON.stringify(error)}`)
    },
  )

/** Returns the status and type of an error response, and an empty list without an error. */
const errorOf = (answer: Result<unknown, GatewayError>): unknown[] =>
  answer.match(
    () => [],
    (error) => (error.kind === 'response' ? [error.status, error.body?.details?.type] : [error.kind]),
  )

type Setup = () => KnownWorld | Promise<KnownWorld>

/** Methods, because the parameters of a runner's matchers differ. */
type Matchers = {
  toBe(expected: unknown): unknown
  toEqual(expected: unknown): unknown
  toMatch(expected: RegExp): unknown
  toMatchObject(expected: object): unknown
  toHaveLength(expected: number): unknown
  toBeGreaterThan(expected: number): unknown
  toBeGreaterThanOrEqual(expected: number): unknown
  toBeLessThan(expected: number): unknown
}

/** The functions of a test runner that the suite uses. Vitest and Jest export them. */
export type TestRunner = {
  readonly describe: (name: string, body: () => void) => unknown
  readonly it: (name: string, body: () => Promise<void>) => unknown
  readonly expect: ((value: unknown) => Matchers) & { arrayContaining(values: unknown[]): unknown }
}

/** Entities, their fungible balances, and addresses that do not exist. */
function testEntities(setup: Setup, { it, expect }: TestRunner): void {
  it('details of several entities, indexed by address', async () => {
    const { gateway, account, fungible, missingResource } = await setup()
    const { items } = unwrap(await gateway.getEntityDetails({ addresses: [account, fungible, missingResource] }))
    expect(items.map(({ address }) => address).sort()).toEqual([account, fungible].sort())
  })

  it('metadata has typed values', async () => {
    const { gateway, fungible } = await setup()
    const { items } = unwrap(await gateway.getEntityMetadata({ address: fungible }))
    const typed = items.find(({ key }) => key === 'name')?.value.typed
    expect([typed?.type, typed && 'value' in typed && typeof typed.value]).toEqual(['String', 'string'])
  })

  it('a fungible balance is the sum of its vaults', async () => {
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

  it('an unused account is empty, not an error', async () => {
    const { gateway, freshAccount: address, fungible, nonFungible } = await setup()
    expect(unwrap(await gateway.getFungibles({ address })).items).toEqual([])
    expect(unwrap(await gateway.getNonFungibles({ address })).items).toEqual([])
    expect(unwrap(await gateway.getFungibleVaults({ address, resource_address: fungible })).items).toEqual([])
    expect(unwrap(await gateway.getNonFungibleVaults({ address, resource_address: nonFungible })).items).toEqual([])
  })

  it('an address that does not exist is a 404', async () => {
    const { gateway, account, missingResource: resource_address } = await setup()
    expect(errorOf(await gateway.getNonFungibleIds({ resource_address }))).toEqual([404, 'EntityNotFoundError'])
    expect(errorOf(await gateway.getFungibleVaults({ address: account, resource_address }))).toEqual([
      404,
      'EntityNotFoundError',
    ])
  })

  it('a future state version is a 400', async () => {
    const { gateway, account: address } = await setup()
    const { ledger_state } = unwrap(await gateway.getGatewayStatus())
    const at_ledger_state = { state_version: ledger_state.state_version + 1_000_000_000 }
    expect(errorOf(await gateway.getFungibles({ address, at_ledger_state }))).toEqual([400, 'InvalidRequestError'])
  })
}

/** Five endpoints that return the same ids. */
function testNonFungibles(setup: Setup, { it, expect }: TestRunner): void {
  it('holdings, vault, ids, data and location agree', async () => {
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

  it('the embedded page of ids and the pages after its cursor are complete', async () => {
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

  it('pages of one id have the same ids as one page', async () => {
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

  it('an unknown id is missing, not an error', async () => {
    const { gateway, nonFungible: resource_address } = await setup()
    const answer = unwrap(
      await gateway.getNonFungibleData({ resource_address, non_fungible_ids: ['#18446744073709551615#'] }),
    )
    expect(answer.non_fungible_ids).toEqual([])
  })
}

/** Network, validators, and transactions from status to stream. */
function testTransactions(setup: Setup, { it, expect }: TestRunner): void {
  it('status, network and epoch', async () => {
    const { gateway, networkId } = await setup()
    const network = unwrap(await gateway.getNetworkConfiguration())
    const status = unwrap(await gateway.getGatewayStatus())
    const construction = unwrap(await gateway.getConstruction())
    expect(network.network_id).toBe(networkId)
    expect(status.ledger_state.network).toBe(network.network_name)
    expect(construction.ledger_state.epoch).toBeGreaterThanOrEqual(status.ledger_state.epoch)
  })

  it('status, details and stream of a transaction agree', async () => {
    const { gateway, committedIntentHash, unknownIntentHash } = await setup()
    const status = unwrap(await gateway.getTransactionStatus({ intent_hash: committedIntentHash }))
    expect(status.status).toMatch(/^Committed/)
    const { transaction } = unwrap(await gateway.getCommittedDetails({ intent_hash: committedIntentHash }))
    expect(transaction).toMatchObject({
      intent_hash: committedIntentHash,
      state_version: status.committed_state_version,
      transaction_status: status.status,
    })
    const from_ledger_state = { state_version: transaction.state_version }
    const stream = unwrap(
      await gateway.streamTransactions({ from_ledger_state, order: 'Asc', kind_filter: 'All', limit_per_page: 1 }),
    )
    expect(stream.items.length).toBe(1)

    expect(unwrap(await gateway.getTransactionStatus({ intent_hash: unknownIntentHash })).status).toBe('Unknown')
    expect(errorOf(await gateway.getCommittedDetails({ intent_hash: unknownIntentHash }))).toEqual([
      404,
      'TransactionNotFoundError',
    ])
  })

  it('an unused pre-authorization is Unknown, and so is one that does not exist', async () => {
    const { gateway, networkId } = await setup()
    const subintentHash = encodeSubintentHash(new Uint8Array(32).fill(3), networkId)
    expect(unwrap(await gateway.getSubintentStatus({ subintent_hash: subintentHash })).subintent_status).toBe('Unknown')
  })

  it('the stream continues from its cursor without repeated items', async () => {
    const { gateway } = await setup()
    const first = unwrap(await gateway.streamTransactions({ limit_per_page: 1, kind_filter: 'All' }))
    expect(typeof first.next_cursor).toBe('string')
    const at_ledger_state = { state_version: first.ledger_state.state_version }
    const second = unwrap(
      await gateway.streamTransactions({
        limit_per_page: 1,
        kind_filter: 'All',
        cursor: first.next_cursor,
        at_ledger_state,
      }),
    )
    expect(second.items[0]?.state_version ?? 0).toBeLessThan(first.items[0]?.state_version ?? 0)
  })

  it('a submission that is not a transaction is refused', async () => {
    const { gateway } = await setup()
    expect(errorOf(await gateway.submitTransaction({ notarized_transaction_hex: 'deadbeef' }))).toEqual([
      400,
      'InvalidTransactionError',
    ])
  })

  it('validators and their uptime', async () => {
    const { gateway } = await setup()
    const { items } = unwrap(await gateway.getValidators({}, { maxPages: 1 })).validators
    const addresses = items.map(({ address }) => address).slice(0, 3)
    expect(addresses.length).toBeGreaterThan(0)
    const uptime = unwrap(await gateway.getValidatorsUptime({ validator_addresses: addresses }))
    expect(uptime.validators.items.map(({ address }) => address).sort()).toEqual(addresses.sort())
  })
}

/**
 * Runs the contract suite against a Gateway through this client: a static ledger, the devnet, or Stokenet by hand. It only
 * reads, apart from one submission that must be refused. The test runner is an argument, so that any version works.
 *
 * @example
 * import { describe, expect, it } from 'vitest'
 * describeGateway('devnet', async () => ({ gateway, networkId: 240, account, ...addresses }), { describe, it, expect })
 */
export function describeGateway(name: string, setup: Setup, runner: TestRunner): void {
  runner.describe(`gateway contract: ${name}`, () => {
    testEntities(setup, runner)
    testNonFungibles(setup, runner)
    testTransactions(setup, runner)
  })
}
