import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  truncateSync,
  watch,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runs } from '@lootboxes/tooling/runs'
import { afterAll, describe, expect, test } from 'vitest'
import { createDevnet, type Devnet } from './create-devnet'
import type { DevnetOptions } from './devnet-options'
import { devKeys } from './keys'
import { random } from './random'
import { lootBooks, ticketBooks, xrdBooks } from './testing/account-books'
import { bundleCommand, removeCommand, runCommand } from './testing/command'
import { recipes } from './testing/recipes'
import { testWallet } from './testing/test-wallet'

const folder = mkdtempSync(join(tmpdir(), 'devnet-crash-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const open = async (data: string, warnings: string[] = [], options: DevnetOptions = {}): Promise<Devnet> =>
  (
    await createDevnet({
      data,
      history: false,
      logger: { info: () => undefined, warn: (text) => warnings.push(text) },
      ...options,
    })
  )._unsafeUnwrap()

function assertBooks(devnet: Devnet): void {
  const { hugOpen } = devnet.addresses
  const tickets = ticketBooks(devnet, hugOpen)
  expect(tickets.sold).toBe(tickets.unrevealed + tickets.opened + tickets.revealed + tickets.redeemed)
  const loot = lootBooks(devnet, hugOpen)
  expect(loot.reserved).toBe(tickets.revealed)
  expect(loot.pool).toBe(loot.printed - tickets.revealed - tickets.redeemed)
  const owners = ownersOf(devnet)
  const xrd = xrdBooks(devnet, owners)
  expect(xrd.inVaults).toBe(xrd.supply)
}

const ownersOf = ({ addresses, genesis, addressOf }: Devnet): string[] => [
  ...Object.keys(genesis.world.accounts).map(addressOf),
  ...Object.values(addresses),
  'component_loc1cptxxxxxxxxxfaucetxxxxxxxxx000527798379xxxxxxxxxxqq5d2',
  'consensusmanager_loc1scxxxxxxxxxxcnsmgrxxxxxxxxx000999665565xxxxxxxxxhwvhuz',
]

afterAll(removeCommand)

const options = (data: string) => [
  '--no-history',
  '--port',
  '0',
  '--data',
  data,
  '--commit-delay',
  '0',
  '--draw-delay',
  '0',
  '--checkpoint-every',
  '10',
]

/** The state hash after a replay of a copy of the journal, without a checkpoint. No epoch begins and no ticket is drawn. */
async function replayedHash(data: string): Promise<string> {
  const copy = mkdtempSync(join(folder, 'replayed-'))
  copyFileSync(join(data, 'journal.jsonl'), join(copy, 'journal.jsonl'))
  const devnet = await open(copy, [], { clock: { startMs: 0, frozen: true }, faultSettings: { drawDelayMs: 600_000 } })
  const hash = devnet.ledger.chain.stateHash()
  await devnet.close()
  rmSync(copy, { recursive: true })
  return hash
}

/** The state hash after a start of the command, which loads its own checkpoint. */
async function restartedHash(data: string): Promise<string> {
  const still = ['--freeze', '--start-time', '1970-01-01T00:00:00Z', '--draw-delay', '600000']
  const child = runCommand([...options(data), ...still])
  const answer = await fetch(`${await child.listening}/devnet/state-hash`)
  const { stateHash } = (await answer.json()) as { stateHash: string }
  child.process.kill('SIGKILL')
  await child.ended
  return stateHash
}

const CLIENTS = 16
/** Transactions of a round: several groups of commits, and checkpoints between them. */
const TRANSACTIONS = 40

/** Submits with parallel clients until the process has ended. Resolves to the transactions whose commit was acknowledged. */
async function submitUntilDeath(url: string, signed: readonly string[]): Promise<readonly string[]> {
  const acknowledged: string[] = []
  const waiting = signed.values()
  const client = async () => {
    for (const hex of waiting) {
      const answer = await fetch(`${url}/transaction/submit`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ notarized_transaction_hex: hex }),
      })
      await answer.json()
      if (answer.ok) acknowledged.push(hex)
    }
  }
  // The kill ends the requests of every client.
  await Promise.allSettled(Array.from({ length: CLIENTS }, client))
  return acknowledged
}

/** The transactions of the ledger as they were submitted. */
const committedIn = ({ ledger }: Devnet): ReadonlySet<string> =>
  new Set(ledger.chain.transactions().flatMap((one) => (one.kind === 'user' ? [one.hex] : [])))

const buysIn = (devnet: Devnet): number => ticketBooks(devnet, devnet.addresses.hugOpen).sold

const crashes = runs(3, 100)

describe('killed at any moment', () => {
  test(`${crashes} times under load: every acknowledged transaction survives, and the journal alone gives the same state hash`, {
    timeout: 3_600_000,
  }, async () => {
    await bundleCommand()
    const hand = random('kill')
    let data = join(folder, 'kill-0')
    let sold = 0
    let committed = 0
    let checkpoints = 0
    let devnet = await open(data)
    for (let round = 0; round < crashes; round += 1) {
      if (round % 5 === 0) {
        await devnet.close()
        data = join(folder, `kill-${round}`)
        devnet = await open(data)
        sold = 0
      }
      const wallet = testWallet(devnet, devKeys(1).main)
      const manifest = recipes(devnet, wallet.account)
      const signed: string[] = []
      for (let at = 0; at < TRANSACTIONS; at += 1) signed.push(await wallet.sign(manifest.buy(1)))
      const opening = sold > 0 ? [await wallet.sign(manifest.reveal([`#${sold}#`]))] : []
      await devnet.close()

      const child = runCommand(options(data))
      const url = await child.listening
      // Every write changes the folder, so the process dies near a write of the journal or of a checkpoint, or before the first.
      let changesLeft = Math.floor(hand.between(0, 40))
      const writes = watch(data, () => {
        changesLeft -= 1
        if (changesLeft === 0) child.process.kill('SIGKILL')
      })
      const submitting = submitUntilDeath(url, [...opening, ...signed])
      if (changesLeft === 0) child.process.kill('SIGKILL')
      const acknowledged = await submitting
      child.process.kill('SIGKILL')
      await child.ended
      writes.close()

      const name = `round ${round}, killed after ${acknowledged.length} acknowledgements`
      if (existsSync(join(data, 'checkpoint.bin'))) checkpoints += 1
      expect(await restartedHash(data), name).toBe(await replayedHash(data))
      devnet = await open(data)
      const kept = committedIn(devnet)
      expect(
        acknowledged.filter((hex) => !kept.has(hex)),
        name,
      ).toEqual([])
      assertBooks(devnet)
      await devnet.idle()
      assertBooks(devnet)
      committed += buysIn(devnet) - sold
      sold = buysIn(devnet)
    }
    await devnet.close()
    expect(committed).toBeGreaterThan(crashes)
    expect(checkpoints).toBeGreaterThan(0)
  })
})

describe('a torn journal', () => {
  test('an incomplete last line is dropped and reported', { timeout: 60_000 }, async () => {
    const data = join(folder, 'torn')
    const devnet = await open(data)
    const wallet = testWallet(devnet, devKeys(1).main)
    for (let at = 0; at < 3; at += 1) await wallet.send(recipes(devnet, wallet.account).buy(1))
    await devnet.close()
    const file = join(data, 'journal.jsonl')
    const whole = readFileSync(file)
    const lastLine = whole.subarray(0, -1).lastIndexOf(0x0a) + 1
    const copy = join(folder, 'whole.jsonl')
    copyFileSync(file, copy)
    for (const cut of [1, 2, 17, Math.floor((whole.length - lastLine) / 2), whole.length - lastLine - 1]) {
      copyFileSync(copy, file)
      truncateSync(file, whole.length - cut)
      const warnings: string[] = []
      const reopened = await open(data, warnings)
      expect(buysIn(reopened), `cut ${cut}`).toBe(2)
      expect(warnings.join()).toContain('half a line')
      const next = testWallet(reopened, devKeys(1).main)
      await next.send(recipes(reopened, next.account).buy(1))
      await reopened.close()
      const again = await open(data)
      expect(buysIn(again)).toBe(3)
      await again.close()
    }
  })

  test('damage in the middle is refused with its line number', async () => {
    const data = join(folder, 'damaged')
    const devnet = await open(data)
    const wallet = testWallet(devnet, devKeys(1).main)
    for (let at = 0; at < 2; at += 1) await wallet.send(recipes(devnet, wallet.account).buy(1))
    await devnet.close()
    const file = join(data, 'journal.jsonl')
    const lines = readFileSync(file, 'utf8').split('\n')
    lines[2] = (lines[2] ?? '').slice(0, 40)
    writeFileSync(file, lines.join('\n'))
    const reopened = await createDevnet({ data, history: false })
    expect(reopened._unsafeUnwrapErr()).toMatchObject({ kind: 'journal-damaged', line: 3 })
  })
})
