import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { formatAmount } from '@lootboxes/ledger'
import { expect, test } from 'vitest'
import { lootbox } from './blueprints/lootbox'
import type { Devnet } from './create-devnet'
import { idsIn } from './engine/vaults'
import { devKeys } from './keys'
import { placeKey } from './store/families'
import { recipes } from './testing/recipes'
import { startDevnet } from './testing/start-devnet'
import { testWallet } from './testing/test-wallet'

const post = async (url: string, body: object) =>
  fetch(url, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } })

const xrdOf = (devnet: Devnet, account: string): bigint => {
  const view = devnet.ledger.chain.view()
  const vault = view.get('vault', view.get('vaultOf', placeKey(account, devnet.genesis.wellKnown.xrd)) ?? '')
  return vault?.kind === 'fungible' ? vault.amount : 0n
}
const ticketsOf = (devnet: Devnet, account: string): readonly string[] => {
  const view = devnet.ledger.chain.view()
  const { hugOpenTickets } = devnet.addresses
  const vault = view.get('vaultOf', placeKey(account, hugOpenTickets))
  return vault === undefined ? [] : [...idsIn(view, hugOpenTickets, vault)]
}

test('a price that doubles between forecast and commit costs only the fee', async () => {
  const { devnet, url, sdk } = await startDevnet()
  const wallet = testWallet(devnet, devKeys(1).main)
  const manifest = recipes(devnet, wallet.account).buy(3)
  const forecast = await devnet.ask('/transaction/preview', {
    manifest,
    nonce: 1,
    tip_percentage: 0,
    signer_public_keys: [],
    flags: { use_free_credit: true, assume_all_signature_proofs: true, skip_epoch_check: true },
  })
  expect(forecast.body).toMatchObject({ receipt: { status: 'Succeeded' } })

  const changed = await (await post(`${url}/devnet/price`, { price: '4' })).json()
  expect(changed).toMatchObject({ price: '4', stateVersion: devnet.ledger.chain.tip().stateVersion })
  const details = await sdk.state.getEntityDetailsVaultAggregated(devnet.addresses.hugOpen)
  expect(JSON.stringify(details.details)).toContain('"value":"4","field_name":"price"')

  const before = xrdOf(devnet, wallet.account)
  const record = await wallet.send(manifest)
  expect(record).toMatchObject({
    status: 'CommittedFailure',
    error: 'WorktopError(AssertionFailed): 1 is less than 3',
  })
  const fee = record.feePayments.reduce((sum, { amount }) => sum + amount, 0n)
  expect(formatAmount(record.fee.total)).toBe(formatAmount(fee as typeof record.fee.total))
  expect(before - xrdOf(devnet, wallet.account)).toBe(fee)
  expect(ticketsOf(devnet, wallet.account)).toEqual([])
  expect(record.balanceChanges.fungible).toEqual([])
})

test('a price that halves gives the paid tickets and change', async () => {
  const { devnet, url } = await startDevnet()
  const wallet = testWallet(devnet, devKeys(1).main)
  await post(`${url}/devnet/price`, { price: '1' })
  expect(await wallet.send(recipes(devnet, wallet.account).buy(3))).toMatchObject({ status: 'CommittedSuccess' })
  expect(ticketsOf(devnet, wallet.account)).toHaveLength(6)
})

test('only the operator changes the price, and only to a valid price', async () => {
  const { devnet, url } = await startDevnet()
  const wallet = testWallet(devnet, devKeys(1).main)
  const { hugOpen, baller } = devnet.addresses
  const record = await wallet.send(`CALL_METHOD Address("${hugOpen}") "set_price" Decimal("0.01");`)
  expect(record).toMatchObject({ status: 'CommittedFailure', error: expect.stringContaining('Unauthorized') })
  for (const wrong of [{}, { price: '0' }, { price: '-1' }, { price: 'x' }, { price: '3', component: baller }])
    expect((await post(`${url}/devnet/price`, wrong)).status).toBe(400)
})

test('a restart keeps the price', async () => {
  const data = mkdtempSync(join(tmpdir(), 'devnet-price-'))
  const { devnet, url } = await startDevnet({ data })
  await post(`${url}/devnet/price`, { price: '4' })
  await devnet.close()
  const { devnet: again } = await startDevnet({ data })
  expect(
    formatAmount(lootbox.stateOf(again.ledger.chain.view(), again.addresses.hugOpen)?.price ?? (0n as never)),
  ).toBe('4')
  await again.close()
  rmSync(data, { recursive: true })
})
