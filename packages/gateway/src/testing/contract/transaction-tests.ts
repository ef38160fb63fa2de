import { expect, test } from 'vitest'
import { problem, right, type Setup } from './known-world'

/** Network, validators, and transactions from status to stream. */
export function testTransactions(setup: Setup): void {
  test('status, network and epoch', async () => {
    const { gateway, networkId } = await setup()
    const network = right(await gateway.getNetworkConfiguration())
    const status = right(await gateway.getGatewayStatus())
    const construction = right(await gateway.getConstruction())
    expect(network.network_id).toBe(networkId)
    expect(status.ledger_state.network).toBe(network.network_name)
    expect(construction.ledger_state.epoch).toBeGreaterThanOrEqual(status.ledger_state.epoch)
  })

  test('transactions: status, details and stream', async () => {
    const { gateway, committedIntentHash, unknownIntentHash } = await setup()
    const status = right(await gateway.getTransactionStatus({ intent_hash: committedIntentHash }))
    expect(status.status).toMatch(/^Committed/)
    const { transaction } = right(await gateway.getCommittedDetails({ intent_hash: committedIntentHash }))
    expect(transaction).toMatchObject({
      intent_hash: committedIntentHash,
      state_version: status.committed_state_version,
      transaction_status: status.status,
    })
    const from_ledger_state = { state_version: transaction.state_version }
    const stream = right(
      await gateway.streamTransactions({ from_ledger_state, order: 'Asc', kind_filter: 'All', limit_per_page: 1 }),
    )
    expect(stream.items.length).toBe(1)

    expect(right(await gateway.getTransactionStatus({ intent_hash: unknownIntentHash })).status).toBe('Unknown')
    expect(problem(await gateway.getCommittedDetails({ intent_hash: unknownIntentHash }))).toEqual([
      404,
      'TransactionNotFoundError',
    ])
  })

  test('a pre-authorization nobody used is Unknown, and so is one that never was', async () => {
    const { gateway, unknownIntentHash } = await setup()
    const subintentHash = `sub${unknownIntentHash}`
    expect(right(await gateway.getSubintentStatus({ subintent_hash: subintentHash })).subintent_status).toBe('Unknown')
  })

  test('the stream goes on from its cursor without repeating itself', async () => {
    const { gateway } = await setup()
    const first = right(await gateway.streamTransactions({ limit_per_page: 1, kind_filter: 'All' }))
    expect(first.next_cursor).toBeTypeOf('string')
    const at_ledger_state = { state_version: first.ledger_state.state_version }
    const second = right(
      await gateway.streamTransactions({
        limit_per_page: 1,
        kind_filter: 'All',
        cursor: first.next_cursor,
        at_ledger_state,
      }),
    )
    expect(second.items[0]?.state_version ?? 0).toBeLessThan(first.items[0]?.state_version ?? 0)
  })

  test('a submission that is no transaction is refused', async () => {
    const { gateway } = await setup()
    expect(problem(await gateway.submitTransaction({ notarized_transaction_hex: 'deadbeef' }))).toEqual([
      400,
      'InvalidTransactionError',
    ])
  })

  test('validators and their uptime', async () => {
    const { gateway } = await setup()
    const { items } = right(await gateway.getValidators({}, { maxPages: 1 })).validators
    const addresses = items.map(({ address }) => address).slice(0, 3)
    expect(addresses.length).toBeGreaterThan(0)
    const uptime = right(await gateway.getValidatorsUptime({ validator_addresses: addresses }))
    expect(uptime.validators.items.map(({ address }) => address).sort()).toEqual(addresses.sort())
  })
}
