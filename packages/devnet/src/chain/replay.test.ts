import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { lootbox } from '../blueprints/lootbox'
import { createDevnet, type Devnet } from '../create-devnet'
import { devKeys } from '../keys'
import { everything, trade } from '../testing/everything'
import { recipes } from '../testing/recipes'
import { testWallet } from '../testing/test-wallet'

const folder = mkdtempSync(join(tmpdir(), 'devnet-replay-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const open = async (data: string): Promise<Devnet> => (await createDevnet({ data, history: false }))._unsafeUnwrap()

describe('a restart', () => {
  test('restores the same ledger, including draws', async () => {
    const data = join(folder, 'same')
    const first = await open(data)
    await trade(first)
    const before = await everything(first)
    await first.close()
    const second = await open(data)
    expect(await everything(second)).toEqual(before)
    await second.close()
  })

  test('finishes the draws that the last run left open', async () => {
    const data = join(folder, 'pending')
    const first = (await createDevnet({ data, history: false, faultSettings: { drawDelayMs: 60_000 } }))._unsafeUnwrap()
    const wallet = testWallet(first, devKeys(1).main)
    const { buy, reveal } = recipes(first, wallet.account)
    const submitted = async (manifest: string) => (await first.submit(await wallet.sign(manifest)))._unsafeUnwrap()
    await submitted(buy(2))
    await submitted(reveal(['#1#']))
    expect(lootbox.stateOf(first.ledger.chain.view(), first.addresses.hugOpen)?.pendingDraws).toHaveLength(1)
    await first.close()
    const second = await open(data)
    await second.idle()
    expect(lootbox.stateOf(second.ledger.chain.view(), second.addresses.hugOpen)?.pendingDraws).toEqual([])
    await second.close()
  })

  test('keeps transactions that were pending at a clean stop', async () => {
    const data = join(folder, 'waiting')
    const first = (
      await createDevnet({ data, history: false, faultSettings: { commitDelayMs: 60_000 } })
    )._unsafeUnwrap()
    const wallet = testWallet(first, devKeys(1).main)
    const { intentId } = (await first.submit(await wallet.sign(recipes(first, wallet.account).buy(2))))._unsafeUnwrap()
    expect(first.ledger.chain.transactionByIntent(intentId)).toBeUndefined()
    await first.close()
    const second = await open(data)
    expect(second.ledger.chain.transactionByIntent(intentId)).toMatchObject({ status: 'CommittedSuccess' })
    await second.close()
  })

  test('keeps the network and the seed of the journal', async () => {
    const data = join(folder, 'network')
    await (await open(data)).close()
    const other = await createDevnet({ data, history: false, networkId: 2 })
    expect(other._unsafeUnwrapErr()).toEqual({ kind: 'other-network', journal: 240, requested: 2 })
    const reset = (await createDevnet({ data, history: false, networkId: 2, reset: true }))._unsafeUnwrap()
    expect(reset.addresses.hugOpen).toMatch(/^component_tdx_2_1/)
    await reset.close()
  })

  test('detects a journal whose transactions now have other results', async () => {
    const data = join(folder, 'differs')
    const devnet = await open(data)
    await trade(devnet)
    await devnet.close()
    const file = join(data, 'journal.jsonl')
    writeFileSync(file, readFileSync(file, 'utf8').replace(/"digest":"[0-9a-f]{16}"/, `"digest":"${'0'.repeat(16)}"`))
    const reopened = await createDevnet({ data, history: false })
    expect(reopened._unsafeUnwrapErr()).toMatchObject({
      kind: 'replay-differs',
      reason: 'the transaction now has another result',
    })
  })
})

test('the same seed gives the same history, including the last transaction id', async () => {
  const at = Date.UTC(2026, 0, 1)
  const start = async () => (await createDevnet({ now: () => at }))._unsafeUnwrap()
  const [one, two] = [await start(), await start()]
  expect(await everything(one)).toEqual(await everything(two))
})
