import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { control } from '../command/control'
import { createDevnet, type Devnet } from '../create-devnet'
import type { DevnetOptions } from '../devnet-options'
import { devKeys } from '../keys'
import { recipes } from '../testing/recipes'
import { startDevnet } from '../testing/start-devnet'
import { testWallet } from '../testing/test-wallet'

const startMs = Date.parse('2026-01-01T00:00:00Z')
const frozen: DevnetOptions = { clock: { startMs, frozen: true } }

async function setup(options: DevnetOptions = {}) {
  const { devnet, url } = await startDevnet(options)
  const wallet = testWallet(devnet, devKeys(1).main)
  const post = async (path: string, body: unknown = {}) => {
    const response = await fetch(`${url}/devnet/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return { status: response.status, body: await response.json() }
  }
  return { devnet, url, wallet, recipe: recipes(devnet, wallet.account), post }
}

const statusOf = async (devnet: Devnet, intent_hash: string) => {
  const { body } = await devnet.ask('/transaction/status', { intent_hash })
  return body
}

test('controls answer with the tip of the chain under any replica lag', async () => {
  const { devnet, url, wallet, post } = await setup()
  for (const replicaLagMs of [10_000, 3_600_000]) {
    await post('fault-settings', { replicaLagMs })
    await wallet.send('DROP_ALL_PROOFS;')
    const { stateVersion, epoch } = devnet.ledger.chain.tip()
    for (const path of ['state', 'clock'])
      expect(await (await fetch(`${url}/devnet/${path}`)).json()).toMatchObject({ stateVersion, epoch })
    expect((await post('snapshot')).body).toMatchObject({ stateVersion })
  }
})

describe('the clock', () => {
  test('freezes, advances and jumps epochs; the Gateway reads its time', async () => {
    const { devnet, post } = await setup(frozen)
    const first = devnet.controls.clock()._unsafeUnwrap()
    expect(first).toMatchObject({ time: '2026-01-01T00:00:00.000Z', frozen: true })
    expect((await post('clock', { advanceMs: 90_000 })).body).toMatchObject({ time: '2026-01-01T00:01:30.000Z' })
    const jumped = await post('clock', { advanceEpochs: 3 })
    expect(jumped.body.epoch).toBe(first.epoch + 3)
    const { body } = await devnet.ask('/transaction/construction', undefined)
    expect(body).toMatchObject({ ledger_state: { epoch: first.epoch + 3 } })
    expect((await post('clock', { time: '2025-12-31T00:00:00Z' })).body.message).toContain('cannot go back')
    expect((await post('clock', { frozen: false })).body.frozen).toBe(false)
  })

  test('stops at its last time while it runs', async () => {
    let nowMs = startMs
    const { devnet, url, post } = await setup({ now: () => nowMs })
    expect((await post('clock', { time: '9999-12-31T23:59:59.000Z' })).body).toMatchObject({ frozen: false })
    nowMs += 10 * 60_000
    const last = '9999-12-31T23:59:59.999Z'
    expect((await (await fetch(`${url}/devnet/clock`)).json()).time).toBe(last)
    expect((await post('clock', { advanceMs: 1 })).body.message).toBe(`time: the clock ends at ${last}`)
    const { status, body } = await devnet.ask('/transaction/construction', undefined)
    expect([status, Object(body).ledger_state.proposer_round_timestamp <= last]).toEqual([200, true])
  })

  test('ends with the year 9999, and goes on after a time beyond it was refused', async () => {
    const { devnet, url, post } = await setup(frozen)
    for (const change of [{ advanceMs: Number.MAX_SAFE_INTEGER }, { time: '9999-12-31T23:59:59.999Z', advanceMs: 1 }])
      expect((await post('clock', change)).body.message).toBe('time: the clock ends at 9999-12-31T23:59:59.999Z')
    for (let jump = 0; jump < 900; jump += 1) devnet.controls.clock({ advanceEpochs: 1_000_000 })
    const button = new URLSearchParams({ action: 'clock', advanceMs: '9007199254740991' })
    expect((await fetch(`${url}/explorer/control`, { method: 'POST', body: button, redirect: 'manual' })).status).toBe(
      303,
    )
    const { status, body } = await devnet.ask('/transaction/construction', undefined)
    expect({ status, time: Object(body).ledger_state.proposer_round_timestamp < '9999-12-31T23:59:59.999Z' }).toEqual({
      status: 200,
      time: true,
    })
  })

  test('a transaction whose epochs are over is refused', async () => {
    const { devnet, wallet, recipe } = await setup(frozen)
    const signed = await wallet.sign(recipe.buy(1))
    devnet.controls.clock({ advanceEpochs: 20 })._unsafeUnwrap()
    const refused = await devnet.submit(signed)
    expect(refused._unsafeUnwrapErr().kind).toBe('epoch-window')
  })
})

describe('snapshot and restore', () => {
  test('bring back state, transactions, clock and ids, any number of times', async () => {
    const { devnet, wallet, recipe, post } = await setup(frozen)
    const { id, stateVersion } = (await post('snapshot')).body
    const signed = [await wallet.sign(recipe.buy(3)), await wallet.sign(recipe.reveal(['#1#', '#2#']))]
    const before = devnet.controls.stateHash()
    const trade = async () => {
      for (const hex of signed) (await devnet.submit(hex))._unsafeUnwrap()
      await devnet.idle()
      return devnet.controls.stateHash()
    }
    const after = await trade()
    expect(after).not.toBe(before)
    for (let round = 0; round < 2; round += 1) {
      expect((await post('restore', { id })).status).toBe(200)
      expect(devnet.controls.stateHash()).toBe(before)
      expect(devnet.ledger.chain.transactions()).toHaveLength(stateVersion)
      expect(await trade()).toBe(after)
    }
    expect((await post('restore', { id: 99 })).body.message).toBe('id: there is no snapshot 99')
  })

  test('drop waiting transactions and draws', async () => {
    const { devnet, wallet, recipe } = await setup({ faultSettings: { drawDelayMs: 60_000 } })
    await wallet.send(recipe.buy(1))
    const { id } = devnet.controls.snapshot()
    await devnet.submit(await wallet.sign(recipe.reveal(['#1#'])))
    devnet.controls.nextTransactions({ outcome: 'stuck' })
    const stuck = await devnet.submit(await wallet.sign(recipe.buy(1)))
    devnet.controls.restore(id)._unsafeUnwrap()
    await devnet.idle()
    expect(await statusOf(devnet, stuck._unsafeUnwrap().intentId)).toMatchObject({ status: 'Unknown' })
  })
})

describe('a reset', () => {
  test('goes back to the first state and the clock of the start, and drops snapshots and waiting transactions', async () => {
    const { devnet, wallet, recipe, post } = await setup({ ...frozen, history: true })
    const before = devnet.controls.stateHash()
    const clock = devnet.controls.clock()._unsafeUnwrap()
    const signed = [await wallet.sign(recipe.buy(2)), await wallet.sign(recipe.buy(3))]
    const trade = async () => {
      for (const hex of signed) (await devnet.submit(hex))._unsafeUnwrap()
      await devnet.idle()
      return devnet.ledger.chain.transactions().map((one) => [one.timeMs, one.kind === 'user' ? one.intentId : ''])
    }
    const ids = await trade()
    devnet.controls.snapshot()
    await post('clock', { advanceEpochs: 1 })
    devnet.controls.nextTransactions({ outcome: 'stuck' })
    await devnet.submit(await wallet.sign(recipe.buy(4)))
    expect(await post('reset')).toEqual({ status: 200, body: clock })
    expect(devnet.controls.stateHash()).toBe(before)
    expect([devnet.controls.snapshots(), devnet.controls.mine().committed]).toEqual([[], []])
    expect(await trade()).toEqual(ids)
  })

  test('finds the first state after a start from a checkpoint, and after a replay', async () => {
    const data = mkdtempSync(join(tmpdir(), 'devnet-reset-'))
    onTestFinished(() => rmSync(data, { recursive: true, force: true }))
    const options = { data, checkpointEvery: 4 }
    const { devnet, wallet, recipe } = await setup(options)
    const before = devnet.controls.stateHash()
    for (let at = 0; at < 5; at += 1) await wallet.send(recipe.buy(1))
    await devnet.close()
    const { devnet: second } = await startDevnet(options)
    second.controls.reset()._unsafeUnwrap()
    expect(second.controls.stateHash()).toBe(before)
    await second.close()
    const { devnet: third } = await startDevnet(options)
    expect(third.controls.stateHash()).toBe(before)
  })
})

test('a refused, a rejected and a failed transaction are logged with their reasons', async () => {
  const lines: string[] = []
  const { devnet, wallet, recipe } = await setup({
    logger: { info: (line) => lines.push(line), warn: () => undefined },
  })
  const send = async () => (await devnet.submit(await wallet.sign(recipe.buy(1))))._unsafeUnwrap().intentId
  await send()
  devnet.controls.nextTransactions({ outcome: 'rejected', error: 'Not today' })
  const rejected = await send()
  devnet.controls.nextTransactions({ outcome: 'failure', error: 'Sold out' })
  const failed = await send()
  await devnet.submit('00')
  expect(lines).toEqual([
    `${rejected} was rejected: Not today`,
    `${failed} failed: Sold out`,
    'A transaction was refused: Expected notarized transaction',
  ])
})

describe('outcomes on demand', () => {
  test('stuck until mined, rejected, failed with its fee paid', async () => {
    const { devnet, wallet, recipe, post } = await setup()
    expect((await post('next-transactions', { outcome: 'stuck' })).status).toBe(200)
    await post('next-transactions', { outcome: 'rejected', error: 'Not today' })
    expect((await post('next-transactions', { outcome: 'failure' })).body).toEqual({ outcome: 'failure', count: 1 })
    const lost = devnet.controls.nextTransactions(Object({ outcome: 'lost' }))
    expect(lost._unsafeUnwrapErr().reason).toContain('outcome')
    const send = async (count: number) =>
      (await devnet.submit(await wallet.sign(recipe.buy(count))))._unsafeUnwrap().intentId
    const [stuck, rejected, failed, last] = [await send(1), await send(2), await send(3), await send(4)]
    await devnet.idle()
    expect(await statusOf(devnet, stuck)).toMatchObject({ status: 'Pending' })
    expect(await statusOf(devnet, rejected)).toMatchObject({ status: 'Rejected', error_message: 'Not today' })
    expect(await statusOf(devnet, failed)).toMatchObject({ status: 'CommittedFailure' })
    expect(await statusOf(devnet, last)).toMatchObject({ status: 'CommittedSuccess' })
    expect((await post('mine')).body).toMatchObject({ committed: [stuck] })
    expect(await statusOf(devnet, stuck)).toMatchObject({ status: 'CommittedSuccess' })
  })
})

describe('the same seed', () => {
  test('gives the same ids, times and state hash', async () => {
    const run = async () => {
      const { devnet, url } = await startDevnet(frozen)
      await fetch(`${url}/devnet/faucet`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ account: devnet.addressOf('main') }),
      })
      const signed = await fetch(`${url}/wallet/sign-transaction`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          interactionId: 'a',
          version: 1,
          manifest: recipes(devnet, devnet.addressOf('main')).buy(2),
        }),
      })
      await devnet.idle()
      const ids = devnet.ledger.chain.transactions().map((one) => [one.timeMs, one.kind === 'user' ? one.intentId : ''])
      return { ids, hash: devnet.controls.stateHash(), signed: await signed.json() }
    }
    const first = await run()
    expect(first.ids).toHaveLength(4)
    expect(await run()).toEqual(first)
  })
})

test('the state has no addresses of another world', async () => {
  const addressesOf = async (options: DevnetOptions) => {
    const { url } = await setup(options)
    return (await (await fetch(`${url}/devnet/state`)).json()).addresses
  }
  const { devnet } = await setup()
  expect(await addressesOf({})).toEqual(devnet.addresses)
  expect(Object.keys(await addressesOf({ genesis: 'empty' }))).not.toContain('hugOpen')
})

test('an unknown setting is refused with its name, and nothing changes', async () => {
  const { devnet, post } = await setup()
  const calls = ['clock', 'snapshot', 'restore', 'mine', 'next-transactions', 'fault-settings', 'faucet', 'price']
  for (const path of calls) {
    const { status, body } = await post(path, { speed: 2 })
    expect({ path, status, names: body.message.includes('speed') }).toEqual({ path, status: 400, names: true })
  }
  expect(devnet.controls.snapshots()).toEqual([])
})

test('a delay that no timer has is refused, and so is a body that is not JSON', async () => {
  const { devnet, url, post } = await setup()
  for (const setting of ['commitDelayMs', 'drawDelayMs', 'latencyMs'])
    expect((await post('fault-settings', { [setting]: 2 ** 31 })).status).toBe(400)
  const headers = { 'content-type': 'application/json' }
  const cut = await fetch(`${url}/devnet/snapshot`, { method: 'POST', headers, body: '{"a' })
  expect([cut.status, devnet.controls.snapshots()]).toEqual([400, []])
})

test('a faucet and a price change that the ledger refuses name its reason', async () => {
  const { devnet, wallet, post } = await setup()
  const account = devnet.addressOf('club')
  const tooMuch = await post('faucet', { account, baller: '9999999999' })
  expect([tooMuch.status, tooMuch.body.message]).toEqual([400, expect.stringContaining('InsufficientBalance')])
  const club = testWallet(devnet, devKeys(1).club)
  await club.send(`CALL_METHOD Address("${account}") "set_default_deposit_rule" Enum<1u8>();`)
  expect((await devnet.controls.faucet(account))._unsafeUnwrapErr().reason).toContain('DepositIsDisallowed')
  const given = (await devnet.controls.faucet(wallet.account, { baller: '5' }))._unsafeUnwrap()
  expect(given).toMatchObject({ amount: '10000', stateVersion: devnet.ledger.chain.tip().stateVersion })
  expect((await devnet.controls.price('7'))._unsafeUnwrap().price).toBe('7')
  expect((await devnet.controls.price('-7'))._unsafeUnwrapErr().reason).toContain('above zero')
  expect(devnet.controls.faults({ latencyMs: 1 })._unsafeUnwrap()).toBe(devnet.faultSettings)
})

test('options from JavaScript that are unknown or out of range are refused with their names', async () => {
  const wrong: readonly [options: object, problem: string][] = [
    [{ sped: 1 }, 'sped'],
    [{ clock: { startMs: Number.NaN } }, 'clock.startMs'],
    [{ clock: { startMs: 9e15 } }, 'clock.startMs'],
    [{ networkId: 300 }, 'networkId'],
    [{ seed: 1.5 }, 'seed'],
    [{ keepVersions: 0 }, 'keepVersions'],
    [{ faultSettings: { speed: 1 } }, 'faultSettings'],
    [{ rejection: 'later' }, 'rejection'],
  ]
  for (const [options, problem] of wrong)
    expect((await createDevnet({ genesis: 'empty', ...options }))._unsafeUnwrapErr()).toEqual({
      kind: 'bad-option',
      problems: [expect.stringContaining(problem)],
    })
})

test('the command calls a running devnet', async () => {
  const { url } = await setup(frozen)
  const run = async (command: string, ...settings: string[]) => control(url, command, settings)
  expect((await run('clock', 'advanceMs=1000'))._unsafeUnwrap()).toContain('2026-01-01T00:00:01.000Z')
  expect((await run('faults', 'latencyMs=5', 'faults={"rate":0.5,"path":"/stream"}'))._unsafeUnwrap()).toContain(
    '"/stream"',
  )
  expect((await run('price', 'price=3'))._unsafeUnwrap()).toContain('"price": "3"')
  expect((await run('next', 'outcome=lost'))._unsafeUnwrapErr()).toContain('outcome')
  expect((await run('state', 'speed=2'))._unsafeUnwrapErr()).toBe('“state” has no settings.')
  expect((await control('http://127.0.0.1:9', 'mine', []))._unsafeUnwrapErr()).toContain('No devnet answers')
  // The explorer's page is no JSON, like the answer of another program on the port.
  expect((await control(`${url}/explorer?`, 'state', []))._unsafeUnwrapErr()).toContain('is no devnet')
})

test('a restart repeats restored ledgers and failures on demand', async () => {
  const data = mkdtempSync(join(tmpdir(), 'devnet-controls-'))
  onTestFinished(() => rmSync(data, { recursive: true, force: true }))
  const { devnet, wallet, recipe } = await setup({ data })
  await wallet.send(recipe.buy(1))
  const { id } = devnet.controls.snapshot()
  await wallet.send(recipe.buy(5))
  devnet.controls.restore(id)._unsafeUnwrap()
  devnet.controls.nextTransactions({ outcome: 'failure' })
  expect((await wallet.send(recipe.buy(2))).status).toBe('CommittedFailure')
  const before = devnet.controls.stateHash()
  await devnet.close()
  const { devnet: second } = await startDevnet({ data })
  expect(second.controls.stateHash()).toBe(before)
  expect(second.ledger.chain.tip().stateVersion).toBe(devnet.ledger.chain.tip().stateVersion)
})
