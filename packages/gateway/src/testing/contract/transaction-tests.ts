import { expect, test } from 'vitest'
import { errorOf, type Setup, unwrap } from './known-world'

/** Network, validators, and transactions from status to stream. */
export function testTransactions(setup: Setup): void {
  test('status, network and epoch', async () => {
    const { gateway, networkId } = await setup()
    const network = unwrap(await gateway.getNetworkConfiguration())
    const status = unwrap(await gateway.getGatewayStatus())
    const construction = unwrap(await gateway.getConstruction())
    expect(network.network_id).toBe(networkId)
    expect(status.ledger_state.network).toBe(network.network_name)
    expect(construction.ledger_state.epoch).toBeGreaterThanOrEqual(status.ledger_state.epoch)
  })

  test('status, details and stream of a transaction agree', async () => {
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

  test('an unused pre-authorization is Unknown, and so is one that does not exist', async () => {
    const { gateway, unknownIntentHash } = await setup()
    const subintentHash = `sub${unknownIntentHash}`
    expect(unwrap(await gateway.getSubintentStatus({ subintent_hash: subintentHash })).subintent_status).toBe('Unknown')
  })

  test('the stream continues from its cursor without repeated items', async () => {
    const { gateway } = await setup()
    const first = unwrap(await gateway.streamTransactions({ limit_per_page: 1, kind_filter: 'All' }))
    expect(first.next_cursor).toBeTypeOf('string')
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

  test('a submission that is not a transaction is refused', async () => {
    const { gateway } = await setup()
    expect(errorOf(await gateway.submitTransaction({ notarized_transaction_hex: 'deadbeef' }))).toEqual([
      400,
      'InvalidTransactionError',
    ])
  })

  test('validators and their uptime', async () => {
    const { gateway } = await setup()
    const { items } = unwrap(await gateway.getValidators({}, { maxPages: 1 })).validators
    const addresses = items.map(({ address }) => address).slice(0, 3)
    expect(addresses.length).toBeGreaterThan(0)
    const uptime = unwrap(await gateway.getValidatorsUptime({ validator_addresses: addresses }))
    expect(uptime.validators.items.map(({ address }) => address).sort()).toEqual(addresses.sort())
  })
}
