import { type GatewayError, RequiredError } from '@lootboxes/gateway'
import { amountOf, parseLocalId, xrdAddress } from '@lootboxes/ledger'
import { errAsync, okAsync } from 'neverthrow'
import { expect, test, vi } from 'vitest'
import type { Shop } from '../shop/shop'
import { account, component, ticketResource } from '../trade/genesis.fixture'
import type { Order, TriableOrder } from '../trade/trade'
import { forecastOf, type ReadForecastOptions, readForecast } from './read-forecast'

const token = xrdAddress(240)
const shop: Shop = {
  network: 'devnet',
  networkId: 240,
  networkName: 'localnet',
  gatewayUrl: 'http://127.0.0.1:1',
  ipfsUrl: '',
  dAppDefinitionAddress: account,
  product: { name: 'Baller', slug: 'baller' },
  clubToken: { address: token, symbol: 'BALLER' },
  lockFeeProof: 'auth-zone',
  deposit: 'deposit_batch',
  tokenSymbol: 'XRD',
  boxes: [],
  defaultBox: undefined,
  explorerUrl: undefined,
  tradeWidget: undefined,
  errorSurface: 'activity',
}
const buy: TriableOrder = { kind: 'buy', component, token, price: amountOf(2), count: 3n }
const { signal } = new AbortController()

type Preview = NonNullable<ReadForecastOptions['gateway']>['previewTransaction']
const read = (previewTransaction: Preview, own: Partial<ReadForecastOptions> = {}) =>
  readForecast({ shop, order: buy, account, lockFee: false, signal, gateway: { previewTransaction }, ...own })
const receipt = {
  status: 'Succeeded',
  fee_summary: { xrd_total_execution_cost: '0.4', xrd_total_storage_cost: '0.1', cost_units: 7 },
}
const answers = (answer: object) =>
  vi.fn<Preview>(() => okAsync({ encoded_receipt: '', receipt: answer, resource_changes: [], logs: [] }))

test('the manifest that would be sent is tried out, its signature assumed and its fee on credit', async () => {
  const preview = answers(receipt)
  expect(await read(preview)).toEqual({ outcome: 'works', fee: amountOf(1) / 2n })
  const [request, options] = preview.mock.calls[0] ?? []
  expect(request?.manifest).toContain('"buy_loot_box_ticket"')
  expect(request?.manifest).toContain('Decimal("6")')
  expect(request?.flags).toMatchObject({ assumeAllSignatureProofs: true, useFreeCredit: true })
  expect(options?.signal).toBe(signal)
})

test('members try out the form the box pays for; a claim is tried out too', async () => {
  const preview = answers(receipt)
  const ids = [parseLocalId('#1#')._unsafeUnwrap()]
  await read(preview, { lockFee: true })
  await read(preview, { order: { kind: 'redeem', component, ticketResource, ids } })
  expect(preview.mock.calls.map(([request]) => request.manifest)).toEqual([
    expect.stringContaining('buy_loot_box_ticket_lock_fee'),
    expect.stringContaining('"claim_loot"'),
  ])
})

test('a reveal cannot be tried out (trap T2)', () => {
  const reveal: Order = { kind: 'reveal', component, ticketResource, ids: [] }
  // @ts-expect-error whoever saw the result could refuse it
  const options: Pick<ReadForecastOptions, 'order'> = { order: reveal }
  expect(options.order).toBe(reveal)
})

test.each(['Failed', 'Rejected'])('%s is a failure with the ledger’s reason', async (status) =>
  expect(await read(answers({ status, error_message: 'Lootbox: sold out' }))).toEqual({
    outcome: 'fails',
    reason: 'Lootbox: sold out',
  }),
)

test('not knowing is not failing: no answer, an unreadable one, a status of a newer ledger', async () => {
  const down = (): ReturnType<Preview> => errAsync<never, GatewayError>(new RequiredError('manifest'))
  const unknown = { outcome: 'unknown' }
  expect(await read(down)).toEqual(unknown)
  expect([undefined, null, 'x', {}, { status: 7 }, { status: 'Postponed' }].map(forecastOf)).toEqual(
    Array.from({ length: 6 }, () => unknown),
  )
})

test('a receipt without readable costs still works, at an unknown fee', () =>
  expect(forecastOf({ status: 'Succeeded', fee_summary: { xrd_total_execution_cost: 'much' } })).toEqual({
    outcome: 'works',
    fee: undefined,
  }))
