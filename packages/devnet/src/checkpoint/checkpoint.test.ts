import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { createChain } from '../chain/chain'
import { createDevnet, type Devnet } from '../create-devnet'
import type { DevnetOptions } from '../devnet-options'
import { metadataOf } from '../gateway-json/metadata-items'
import { devKeys } from '../keys'
import { everything, trade } from '../testing/everything'
import { recipes } from '../testing/recipes'
import { startDevnet } from '../testing/start-devnet'
import { testWallet } from '../testing/test-wallet'
import { worldPath } from '../world/read-world'
import { openSpool, readCheckpoint } from './checkpoint'

const folder = mkdtempSync(join(tmpdir(), 'devnet-checkpoint-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const open = async (data: string, options: DevnetOptions = {}): Promise<Devnet> =>
  (await createDevnet({ data, history: false, checkpointEvery: 4, ...options }))._unsafeUnwrap()

/** A data folder whose checkpoint covers a part of its journal. */
async function traded(name: string): Promise<{ data: string; before: unknown; hash: string }> {
  const data = join(folder, name)
  const devnet = await open(data)
  await trade(devnet)
  const before = await everything(devnet)
  const hash = devnet.controls.stateHash()
  // As after `kill -9`: without the checkpoint of a clean stop.
  const crashed = `${data}-crashed`
  cpSync(data, crashed, { recursive: true })
  rmSync(join(crashed, 'journal.lock'))
  await devnet.close()
  return { data: crashed, before, hash }
}

describe('a checkpoint', () => {
  test('restores the ledger, and the journal after it is replayed', async () => {
    const { data, before, hash } = await traded('same')
    expect(existsSync(join(data, 'checkpoint.bin'))).toBe(true)
    const second = await open(data)
    expect(second.controls.stateHash()).toBe(hash)
    expect(await everything(second)).toEqual(before)
    const wallet = testWallet(second, devKeys(1).main)
    expect((await wallet.send(recipes(second, wallet.account).buy(2))).status).toBe('CommittedSuccess')
    const later = await everything(second)
    await second.close()
    const third = await open(data)
    expect(await everything(third)).toEqual(later)
    await third.close()
  })

  test.each(['damaged', 'of another journal', 'without its records'])('%s is ignored', async (fault) => {
    const { data, before } = await traded(`ignored ${fault}`)
    if (fault === 'damaged') writeFileSync(join(data, 'checkpoint.bin'), 'no checkpoint')
    if (fault === 'without its records') rmSync(join(data, 'records.bin'))
    if (fault === 'of another journal')
      cpSync((await traded('other')).data, join(data, '..', 'moved'), { recursive: true })
    if (fault === 'of another journal')
      cpSync(join(folder, 'moved', 'checkpoint.bin'), join(data, 'checkpoint.bin'), { force: true })
    const second = await open(data)
    expect(await everything(second)).toEqual(before)
    await second.close()
  })
})

test('holds the whole ledger, with the trade of the world and its pictures, so that a start writes no first state', async () => {
  const data = join(folder, 'whole')
  const devnet = await open(data, { history: true })
  const wallet = testWallet(devnet, devKeys(1).main)
  for (let at = 0; at < 5; at += 1) await wallet.send(recipes(devnet, wallet.account).buy(1))
  const hash = devnet.controls.stateHash()
  await devnet.close()
  const restarted = await open(data, { history: true })
  const { chain, gallery } = restarted.genesis
  const empty = createChain({ deps: chain.deps, clock: chain.clock })
  readCheckpoint(data, 'r')?.apply(empty)
  expect(empty.transactions().length).toBeGreaterThan(100)
  expect(empty.transactions().map(({ kind }) => kind)).toEqual(
    chain
      .transactions()
      .map(({ kind }) => kind)
      .slice(0, empty.transactions().length),
  )
  const [, first] = empty.transactions()
  expect(first?.kind === 'user' && first.events.length).toBeGreaterThan(0)
  expect(restarted.controls.stateHash()).toBe(hash)
  const icon = metadataOf(chain.view(), restarted.addresses.baller).find(({ key }) => key === 'icon_url')
  const address = icon && 'value' in icon.metadata ? icon.metadata.value : ''
  expect(gallery.get(address.replace('ipfs://', ''))).toContain('<svg')
  expect(gallery.get('bafynothing')).toBeUndefined()
  await restarted.close()
})

test('a journal opens only with its world and its seed', async () => {
  const data = join(folder, 'identity')
  const path = join(folder, 'world.json')
  const world = (symbol: string) => JSON.stringify({ fungibles: { gold: { symbol, name: 'Gold' } } })
  writeFileSync(path, world('GOLD'))
  await (await open(data, { genesis: path, seed: 3 })).close()
  await (await open(data, { genesis: path })).close()
  expect((await createDevnet({ data, genesis: path, seed: 4 }))._unsafeUnwrapErr()).toEqual({
    kind: 'other-seed',
    journal: 3,
    requested: 4,
  })
  writeFileSync(path, world('SILVER'))
  expect((await createDevnet({ data, genesis: path }))._unsafeUnwrapErr()).toEqual({
    kind: 'world-changed',
    world: path,
  })
})

test('is lost when another devnet writes other records into its folder', async () => {
  const { data } = await traded('overwritten')
  openSpool(data).records.close()
  expect(readCheckpoint(data, 'r')).toBeUndefined()
})

test('the cached trade of a world equals the simulated one, moved to the time of the start', async () => {
  const now = () => 1_800_000_000_000
  await (await createDevnet())._unsafeUnwrap().close()
  const cached = (await createDevnet({ now }))._unsafeUnwrap()
  const simulated = (await createDevnet({ now, genesis: worldPath('hug') }))._unsafeUnwrap()
  expect(cached.controls.stateHash()).toBe(simulated.controls.stateHash())
  expect(await everything(cached)).toEqual(await everything(simulated))
  expect(cached.ledger.chain.transactions().map(({ timeMs }) => timeMs)).toEqual(
    simulated.ledger.chain.transactions().map(({ timeMs }) => timeMs),
  )
  await cached.close()
  await simulated.close()
})

test('--keep-versions bounds the readable versions; transactions stay', async () => {
  const { devnet } = await startDevnet({ keepVersions: 3, data: join(folder, 'bounded'), checkpointEvery: 2 })
  await trade(devnet)
  const { stateVersion } = devnet.ledger.chain.tip()
  const at = (state_version: number) =>
    devnet.ask('/state/entity/details', { addresses: [devnet.addressOf('main')], at_ledger_state: { state_version } })
  expect((await at(stateVersion)).status).toBe(200)
  const oldest = devnet.ledger.chain.oldestVersion()
  expect(oldest).toBeGreaterThan(2)
  expect((await at(oldest)).status).toBe(200)
  expect((await at(oldest - 1)).status).toBe(400)
  const stream = await devnet.ask('/stream/transactions', { kind_filter: 'All' })
  expect(JSON.stringify(stream.body).match(/"state_version":/g)).toHaveLength(stateVersion + 1)
  // The events of forgotten states, and the page of a forgotten state, are complete.
  const found = async (request: object) => {
    const { body } = await devnet.ask('/stream/transactions', { order: 'Asc', limit_per_page: 100, ...request })
    return Object(body).items?.map((one: { state_version: number }) => one.state_version)
  }
  const deposits = { events_filter: [{ event: 'Deposit' }] }
  const versions: number[] = await found(deposits)
  expect(versions[0]).toBeLessThan(oldest)
  expect(await found({ ...deposits, from_ledger_state: { state_version: 1 } })).toEqual(versions)
  expect(await found({ ...deposits, at_ledger_state: { state_version: oldest - 1 } })).toEqual(
    versions.filter((version) => version < oldest),
  )
  // So are the details of a transaction whose state is forgotten, with the owners of its vaults.
  const [first] = devnet.ledger.chain.transactions().filter((one) => one.kind === 'user')
  const { body } = await devnet.ask('/transaction/committed-details', {
    intent_hash: first?.intentId,
    at_ledger_state: { state_version: first?.stateVersion },
    opt_ins: { detailed_events: true },
  })
  const { identifier, emitter } = Object(body).transaction.receipt.detailed_events[0]
  expect([identifier.blueprint, emitter.global_emitter]).toEqual(['FungibleVault', devnet.addressOf('main')])
})

test('versions that --keep-versions dropped stay unreadable when the folder is opened without it', async () => {
  const data = join(folder, 'once bounded')
  const devnet = await open(data, { keepVersions: 3, checkpointEvery: 2 })
  await trade(devnet)
  const oldest = devnet.ledger.chain.oldestVersion()
  await devnet.close()
  const second = await open(data)
  expect(second.ledger.chain.oldestVersion()).toBeGreaterThanOrEqual(oldest)
  expect(second.controls.reset()._unsafeUnwrapErr().reason).toContain('older than')
  await second.close()
})
