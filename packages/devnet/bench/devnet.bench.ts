/**
 * Measures the devnet as its users run it: `npm run bench -- devnet`. `COUNT=100000` sets the size of the large ledger, whose part needs a
 * build: `npx turbo run build --filter=@lootboxes/devnet`.
 */
import { spawn } from 'node:child_process'
import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { signTransaction } from '../src/chain/sign-transaction'
import { createDevnet } from '../src/create-devnet'
import { JournalHeader } from '../src/journal/journal-record'
import { devKeys } from '../src/keys'
import { bundleCommand, type Command, removeCommand, runCommand } from '../src/testing/command'
import { loadWorld } from '../src/world/read-world'

const count = Number(process.env.COUNT ?? 100_000)
const folder = mkdtempSync(join(tmpdir(), 'devnet-bench-'))
const print = (line: string) => void process.stdout.write(`${line}\n`)
const quick = ['--port', '0', '--commit-delay', '0', '--draw-delay', '0']

const memoryOf = ({ process: { pid } }: { process: { pid?: number | undefined } }): string => {
  try {
    const kib = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid ?? 0}/status`, 'utf8'))?.[1]
    return `${Math.round(Number(kib) / 1024)} MB`
  } catch {
    return 'memory unknown'
  }
}

/** Processor time of a process so far, in ms. It is independent of other programs, unlike the time of a clock. */
const processorMs = ({ process: { pid } }: { process: { pid?: number | undefined } }): number => {
  const fields =
    readFileSync(`/proc/${pid ?? 0}/stat`, 'utf8')
      .split(') ', 2)[1]
      ?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10
}

/** Resolves to a command that has answered its first request. */
async function start(options: readonly string[]): Promise<{ command: Command; url: string; ms: number }> {
  const from = performance.now()
  const command = runCommand([...quick, ...options])
  const url = await command.listening
  await fetch(`${url}/status/gateway-status`, { method: 'POST' })
  return { command, url, ms: Math.round(performance.now() - from) }
}

async function stop({ process: child, ended }: Command): Promise<void> {
  child.kill('SIGTERM')
  await ended
}

const post = async (url: string, path: string, body: unknown = {}): Promise<unknown> => {
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return response.json()
}

async function measureStarts(): Promise<void> {
  const worlds = [
    ['the demo world', ['--memory', '--genesis', 'demo']],
    ['the hug world', ['--memory']],
    ['an empty world', ['--memory', '--genesis', 'empty']],
  ] as const
  for (const [name, options] of worlds) {
    await stop((await start(options)).command)
    const runs = []
    let used = ''
    for (let run = 0; run < 5; run += 1) {
      const { command, ms } = await start(options)
      runs.push(ms)
      used = `${processorMs(command)} ms of processor time, ${memoryOf(command)}`
      await stop(command)
    }
    print(`start to the first answer with ${name}: ${runs.sort((a, b) => a - b)[2] ?? 0} ms (median of 5), ${used}`)
  }
}

const transfer = (from: string, to: string): string => `
CALL_METHOD Address("${from}") "lock_fee" Decimal("1");
CALL_METHOD Address("${from}") "withdraw" Address("resource_loc1tknxxxxxxxxxradxrdxxxxxxxxx009923554798xxxxxxxxxvq32hv") Decimal("0.001");
CALL_METHOD Address("${to}") "try_deposit_batch_or_abort" Expression("ENTIRE_WORKTOP") Enum<0u8>();`

async function signTransfers(transfers: number, nonce: number, epoch: number): Promise<readonly string[]> {
  const { oracle } = devKeys(1)
  const created = (await createDevnet({ history: false, genesis: 'hug' }))._unsafeUnwrap()
  const manifest = transfer(created.addressOf('oracle'), created.addressOf('club'))
  await created.close()
  const signed: string[] = []
  for (let at = 0; at < transfers; at += 1)
    signed.push(
      await signTransaction({
        manifest,
        networkId: 240,
        startEpoch: epoch,
        endEpoch: epoch + 100,
        nonce: nonce + at,
        signers: [oracle.privateKey],
        notary: oracle.privateKey,
      }),
    )
  return signed
}

async function measureThroughput(): Promise<void> {
  const { command, url } = await start(['--no-history', '--data', join(folder, 'throughput')])
  const { epoch } = (await fetch(`${url}/devnet/state`).then((response) => response.json())) as { epoch: number }
  const signed = await signTransfers(10_000, 1, epoch)
  const from = performance.now()
  const before = processorMs(command)
  const waiting = [...signed]
  const send = async () => {
    for (let hex = waiting.pop(); hex !== undefined; hex = waiting.pop())
      await post(url, '/transaction/submit', { notarized_transaction_hex: hex })
  }
  await Promise.all(Array.from({ length: 16 }, send))
  const perSecond = Math.round(signed.length / ((performance.now() - from) / 1000))
  const each = (processorMs(command) - before) / signed.length
  print(
    `through HTTP, signatures checked, group commit: ${perSecond} transactions/s, ${each.toFixed(2)} ms of processor time each; then ${memoryOf(command)}`,
  )
  const times: Record<string, number[]> = { snapshot: [], restore: [] }
  for (let run = 0; run < 9; run += 1) {
    const before = performance.now()
    const { id } = (await post(url, '/devnet/snapshot')) as { id: number }
    times.snapshot?.push(performance.now() - before)
    const [hex = ''] = await signTransfers(1, 50_000 + run, epoch)
    await post(url, '/transaction/submit', { notarized_transaction_hex: hex })
    const middle = performance.now()
    await post(url, '/devnet/restore', { id })
    times.restore?.push(performance.now() - middle)
  }
  for (const [name, runs] of Object.entries(times))
    print(`${name} through HTTP: ${(runs.sort((a, b) => a - b)[4] ?? 0).toFixed(1)} ms (median of 9)`)
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

async function measureRestart(): Promise<void> {
  const data = join(folder, 'large')
  const from = performance.now()
  await fill(data)
  const ms = Math.round(((performance.now() - from) / count) * 1000)
  print(`executing ${count} transfers took ${ms} µs each`)
  for (let run = 0; run < 3; run += 1) {
    const before = performance.now()
    const child = spawn(process.execPath, ['dist/cli.js', ...quick, '--data', data, '--keep-versions', '1000'])
    const line = await new Promise<string>((resolve) => child.stdout.once('data', (text) => resolve(String(text))))
    const url = /http:\/\/[\d.]+:\d+/.exec(line)?.[0] ?? ''
    await fetch(`${url}/status/gateway-status`, { method: 'POST' })
    const { stateVersion } = (await fetch(`${url}/devnet/state`).then((response) => response.json())) as {
      stateVersion: number
    }
    print(
      `start with ${stateVersion} state versions: ${Math.round(performance.now() - before)} ms, ${processorMs({ process: child })} ms of processor time, ${memoryOf({ process: child })}`,
    )
    const ended = new Promise((resolve) => child.once('close', resolve))
    child.kill('SIGTERM')
    await ended
  }
}

const machine = `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown'}, Node ${process.version}`
print(`${machine}; load ${readFileSync('/proc/loadavg', 'utf8').split(' ', 1)[0] ?? '?'}`)
const parts = { starts: measureStarts, throughput: measureThroughput, restart: measureRestart }
const selected = process.env.PART
await bundleCommand()
try {
  for (const [name, measure] of Object.entries(parts)) if (selected === undefined || selected === name) await measure()
} finally {
  removeCommand()
  rmSync(folder, { recursive: true, force: true })
}
