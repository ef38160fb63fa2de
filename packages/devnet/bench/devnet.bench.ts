/**
 * Measures the devnet as its users run it and prints the rows of the README's figures:
 * `npx turbo run build --filter=@lootboxes/devnet && npm run bench -- devnet`. `COUNT=100000` sets the size of the large ledger,
 * `PART=restart` selects a part. `others.bench.ts` prints the rows of the comparison.
 */
import { spawn } from 'node:child_process'
import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { JournalHeader } from '../src/journal/journal-record'
import { bundleCommand, type Command, removeCommand, runCommand } from '../src/testing/command'
import { loadWorld } from '../src/world/read-world'
import { median, memoryOf, perSecond, post, print, printRow, processorMs, seconds, signTransfers } from './measure'

const count = Number(process.env.COUNT ?? 100_000)
const folder = mkdtempSync(join(tmpdir(), 'devnet-bench-'))
const quick = ['--port', '0', '--commit-delay', '0', '--draw-delay', '0']

/** Resolves to a command that has answered its first request. */
async function start(options: readonly string[]): Promise<{ command: Command; url: string; ms: number }> {
  const from = performance.now()
  const command = runCommand([...quick, ...options])
  const url = await command.listening
  await post(url, '/status/gateway-status')
  return { command, url, ms: performance.now() - from }
}

async function stop({ process: child, ended }: Command): Promise<void> {
  child.kill('SIGTERM')
  await ended
}

/** The trade of built-in worlds that earlier starts of the command simulated. */
const simulated = join(import.meta.dirname, '../node_modules/.cache/lootboxes-devnet')

async function measureStarts(): Promise<void> {
  const worlds = [
    ['first start of the `demo` world, which simulates its trade', '', ['--memory', '--genesis', 'demo'], 'first'],
    ['later start to the first answer, `demo` world', '1.5 s', ['--memory', '--genesis', 'demo'], 'later'],
    ['first start of the `hug` world', '', ['--memory'], 'first'],
    ['later start, `hug` world', '', ['--memory'], 'later'],
    ['start, `empty` world', '0.6 s', ['--memory', '--genesis', 'empty'], 'later'],
  ] as const
  for (const [name, target, options, kind] of worlds) {
    await stop((await start(options)).command)
    const runs: { ms: number; processor: number; memory: string }[] = []
    for (let run = 0; run < 5; run += 1) {
      if (kind === 'first') rmSync(simulated, { recursive: true, force: true })
      const { command, ms } = await start(options)
      runs.push({ ms, processor: processorMs(command.process), memory: memoryOf(command.process) })
      await stop(command)
    }
    const ms = median(runs.map((run) => run.ms))
    const processor = median(runs.map((run) => run.processor))
    printRow(name, target, `${seconds(ms)}, ${runs.at(-1)?.memory ?? ''}`, seconds(processor))
  }
}

async function measureThroughput(): Promise<void> {
  const { command, url } = await start(['--no-history', '--data', join(folder, 'throughput')])
  const { epoch } = (await fetch(`${url}/devnet/state`).then((response) => response.json())) as { epoch: number }
  const submit = (hex: string) => post(url, '/transaction/submit', { notarized_transaction_hex: hex })
  const signed = await signTransfers(10_000, 1, epoch)
  const before = processorMs(command.process)
  const rate = await perSecond(signed, submit)
  const each = (processorMs(command.process) - before) / signed.length
  const memory = memoryOf(command.process)
  const snapshots: number[] = []
  const restores: number[] = []
  const later = await signTransfers(9, 50_000, epoch)
  for (const hex of later) {
    const from = performance.now()
    const { id } = (await post(url, '/devnet/snapshot')) as { id: number }
    snapshots.push(performance.now() - from)
    await submit(hex)
    const middle = performance.now()
    await post(url, '/devnet/restore', { id })
    restores.push(performance.now() - middle)
  }
  printRow(
    'snapshot, restore through HTTP',
    '20 ms',
    `${median(snapshots).toFixed(1)} ms, ${median(restores).toFixed(1)} ms`,
    '',
  )
  printRow(
    'transactions through HTTP, 16 clients, signatures checked, fsync',
    '150/s',
    `${rate}/s`,
    `${each.toFixed(2)} ms each`,
  )
  printRow('memory after 10,000 transactions', '250 MB', memory, '')
  await stop(command)
}

/** The modules of the built devnet: a checkpoint belongs to the code that wrote it. */
async function builtModules() {
  const built = (path: string): Promise<unknown> => import(new URL(`../dist/${path}.js`, import.meta.url).href)
  return {
    ...((await built('chain/intake')) as typeof import('../src/chain/intake')),
    ...((await built('checkpoint/checkpoint')) as typeof import('../src/checkpoint/checkpoint')),
    ...((await built('create-devnet')) as typeof import('../src/create-devnet')),
    ...((await built('genesis/create-genesis')) as typeof import('../src/genesis/create-genesis')),
    ...((await built('journal/coverage')) as typeof import('../src/journal/coverage')),
  }
}

/** Fills a data folder with executed transfers that share the bytes of one signed transaction. */
async function fill(data: string): Promise<void> {
  const { coverageOf, createDevnet, createGenesis, openSpool, restore, spoolRecords, writeCheckpoint } =
    await builtModules()
  await (await createDevnet({ data, history: false }))._unsafeUnwrap().close()
  const path = join(data, 'journal.jsonl')
  const header = JournalHeader.parse(JSON.parse(readFileSync(path, 'utf8').split('\n', 1)[0] ?? ''))
  const { chain } = createGenesis({ ...header, loaded: loadWorld('hug')._unsafeUnwrap() })
  const [hex = ''] = await signTransfers(1, 1, 1)
  const received = restore(hex)
  if (!received) throw new Error('The transfer cannot be decoded.')
  const spool = openSpool(data)
  const nowMs = Date.now()
  let lines = ''
  for (let at = 1; at <= count; at += 1) {
    const intentHash = new Uint8Array(32)
    new DataView(intentHash.buffer).setUint32(0, at)
    const transaction = { ...received.transaction, nowMs, intentHash, intentId: `txid_bench_${at}` }
    const outcome = chain.run(transaction)
    if (outcome.status !== 'CommittedSuccess') throw new Error(outcome.error)
    chain.commit(outcome, transaction, received.envelope)
    lines += `${JSON.stringify({ kind: 'transaction', hex, timeMs: nowMs, digest: '' })}\n`
    if (at % 2_000 === 0) {
      spoolRecords(chain, spool)
      chain.prune(chain.tip().stateVersion - 1_000)
      appendFileSync(path, lines)
      lines = ''
    }
  }
  appendFileSync(path, lines)
  writeCheckpoint(data, chain, spool, coverageOf(path, statSync(path).size, count))
}

/** Starts the built command, which may use the checkpoint of the folder. */
async function startOn(data: string) {
  const from = performance.now()
  const child = spawn(process.execPath, ['dist/cli.js', ...quick, '--data', data, '--keep-versions', '1000'])
  const ended = new Promise((resolve) => child.once('close', resolve))
  const line = await new Promise<string>((resolve) => child.stdout.once('data', (text) => resolve(String(text))))
  const url = /http:\/\/[\d.]+:\d+/.exec(line)?.[0] ?? ''
  await post(url, '/status/gateway-status')
  const run = { ms: performance.now() - from, processor: processorMs(child), memory: memoryOf(child) }
  const { stateVersion, epoch } = (await fetch(`${url}/devnet/state`).then((response) => response.json())) as {
    stateVersion: number
    epoch: number
  }
  if (stateVersion < count) throw new Error(`The devnet started with ${stateVersion} state versions.`)
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    await ended
  }
  return { url, epoch, run, end }
}

/** The transactions that a start replays at most: a devnet that was killed just before its next checkpoint. */
const MOST_REPLAYED = 4_999

async function measureRestart(): Promise<void> {
  const data = join(folder, 'large')
  const from = performance.now()
  await fill(data)
  print(`(executed ${count} transfers in ${seconds(performance.now() - from)})`)
  const runs: { ms: number; processor: number; memory: string }[] = []
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const { run, end } = await startOn(data)
    runs.push(run)
    await end('SIGTERM')
  }
  const name = `start with ${count.toLocaleString('en')} transactions, \`--keep-versions 1000\``
  printRow(
    `${name}, after a clean stop`,
    '3 s',
    `${seconds(median(runs.map(({ ms }) => ms)))}, ${runs.at(-1)?.memory ?? ''}`,
    seconds(median(runs.map(({ processor }) => processor))),
  )
  const { url, epoch, end: kill } = await startOn(data)
  const signed = await signTransfers(MOST_REPLAYED, count, epoch)
  await perSecond(signed, (hex) => post(url, '/transaction/submit', { notarized_transaction_hex: hex }))
  await kill('SIGKILL')
  const { run, end } = await startOn(data)
  printRow(
    `${name}, after \`kill -9\` just before a checkpoint`,
    '3 s',
    `${seconds(run.ms)}, ${run.memory}`,
    seconds(run.processor),
  )
  await end('SIGTERM')
}

const machine = `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown'}, Node ${process.version}`
print(`${machine}; load ${readFileSync('/proc/loadavg', 'utf8').split(' ', 1)[0] ?? '?'}`)
const parts = { starts: measureStarts, restart: measureRestart, throughput: measureThroughput }
const selected = process.env.PART
await bundleCommand()
try {
  for (const [name, measure] of Object.entries(parts)) if (selected === undefined || selected === name) await measure()
} finally {
  removeCommand()
  rmSync(folder, { recursive: true, force: true })
}
