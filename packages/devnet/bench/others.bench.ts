/**
 * Installs the devnet's tarballs, Anvil and LiteSVM from npm into empty folders, and prints the rows of the README's comparison that are
 * figures: `npx turbo run build --filter=@lootboxes/devnet && npm run bench -- others`. Needs the registry.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { median, perSecond, post, printRow, seconds, signTransfers } from './measure'

const TRANSFERS = 2_000
const root = join(import.meta.dirname, '../../..')
const work = mkdtempSync(join(tmpdir(), 'devnet-others-'))

/** Installs packages into an empty folder. Returns the folder and the size of what npm installed. */
function install(name: string, packages: readonly string[]): { folder: string; size: string } {
  const folder = join(work, name)
  mkdirSync(folder)
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error', ...packages], { cwd: folder })
  const megabytes = execFileSync('du', ['-sm', 'node_modules'], { cwd: folder, encoding: 'utf8' }).split('\t')[0]
  return { folder, size: `${megabytes} MB` }
}

/** The devnet and the packages that it depends on, packed as npm gets them. */
function tarballs(): readonly string[] {
  const packed = join(work, 'tarballs')
  mkdirSync(packed)
  for (const name of ['ledger', 'manifest', 'gateway', 'wallet-connector', 'devnet'])
    execFileSync('pnpm', ['pack', '--pack-destination', packed], {
      cwd: join(root, 'packages', name),
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  return readdirSync(packed).map((file) => join(packed, file))
}

type Running = { child: ChildProcess; found: string; ms: number }

/** Starts a program and resolves when its output matches and `answers` has resolved. */
async function start(
  folder: string,
  args: readonly string[],
  pattern: RegExp,
  answers: (found: string) => Promise<unknown>,
): Promise<Running> {
  const from = performance.now()
  const child = spawn(process.execPath, args, { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'], detached: true })
  const found = await new Promise<string>((resolve, reject) => {
    let said = ''
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      const match = pattern.exec(said)
      if (match) resolve(match[1] ?? '')
    })
    child.once('close', () => reject(new Error(`${args.join(' ')} ended: ${said}`)))
  })
  await answers(found)
  return { child, found, ms: performance.now() - from }
}

async function stop({ child }: Running): Promise<void> {
  const ended = new Promise((resolve) => void child.once('close', resolve))
  if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM')
  await ended
}

/** The median of five starts. The last one keeps running. */
async function measure(run: () => Promise<Running>): Promise<{ ms: string; running: Running }> {
  const times: number[] = []
  for (let at = 0; at < 4; at += 1) {
    const running = await run()
    times.push(running.ms)
    await stop(running)
  }
  const running = await run()
  return { ms: seconds(median([...times, running.ms])), running }
}

async function devnet() {
  const { folder, size } = install('devnet', tarballs())
  const command = 'node_modules/@lootboxes/devnet/dist/cli.js'
  const options = ['--memory', '--no-history', '--port', '0', '--commit-delay', '0']
  const { ms, running } = await measure(() =>
    start(folder, [command, ...options], /(http:\/\/[\d.:]+)/, (url) => post(url, '/status/gateway-status')),
  )
  const { epoch } = (await fetch(`${running.found}/devnet/state`).then((one) => one.json())) as { epoch: number }
  const rate = await perSecond(await signTransfers(TRANSFERS, 1, epoch), (hex) =>
    post(running.found, '/transaction/submit', { notarized_transaction_hex: hex }),
  )
  await stop(running)
  return { size, ms, speed: `${rate}/s through HTTP` }
}

async function anvil() {
  const { folder, size } = install('anvil', ['@foundry-rs/anvil'])
  const call = (address: string, method: string, params: readonly unknown[] = []) =>
    post(`http://${address}`, '', { jsonrpc: '2.0', id: 1, method, params })
  const { ms, running } = await measure(() =>
    start(folder, ['node_modules/.bin/anvil', '--port', '0'], /Listening on ([\d.:]+)/, (address) =>
      call(address, 'eth_blockNumber'),
    ),
  )
  const { result } = (await call(running.found, 'eth_accounts')) as { result: readonly string[] }
  const [from, to] = result
  const rate = await perSecond(Array.from({ length: TRANSFERS }), () =>
    call(running.found, 'eth_sendTransaction', [{ from, to, value: '0x1' }]),
  )
  await stop(running)
  return { size, ms, speed: `${rate}/s through HTTP, signed by Anvil` }
}

const liteProgram = `
import { getTransferSolInstruction } from '@solana-program/system'
import * as kit from '@solana/kit'
import { FailedTransactionMetadata, LiteSVM } from 'litesvm'
const svm = new LiteSVM()
const source = await kit.generateKeyPairSigner()
const { address: destination } = await kit.generateKeyPairSigner()
svm.airdrop(source.address, kit.lamports(10n ** 13n))
console.log('balance', svm.getBalance(source.address))
const signed = []
for (let at = 0n; at < ${TRANSFERS}n; at += 1n)
  signed.push(await kit.pipe(
    kit.createTransactionMessage({ version: 0 }),
    (one) => kit.setTransactionMessageFeePayerSigner(source, one),
    (one) => svm.setTransactionMessageLifetimeUsingLatestBlockhash(one),
    (one) => kit.appendTransactionMessageInstruction(
      getTransferSolInstruction({ source, destination, amount: kit.lamports(1_000_000n + at) }), one),
    (one) => kit.signTransactionMessageWithSigners(one),
  ))
const from = performance.now()
for (const one of signed) if (svm.sendTransaction(one) instanceof FailedTransactionMetadata) throw new Error('A transfer failed')
console.log('rate', Math.round(signed.length / ((performance.now() - from) / 1000)))
setInterval(() => undefined, 1000)
`

async function liteSvm() {
  const { folder, size } = install('litesvm', ['litesvm', '@solana/kit', '@solana-program/system'])
  writeFileSync(join(folder, 'program.mjs'), liteProgram)
  const until = (pattern: RegExp) => start(folder, ['program.mjs'], pattern, () => Promise.resolve())
  const { ms, running } = await measure(() => until(/balance (\d+)/))
  await stop(running)
  const measured = await until(/rate (\d+)/)
  await stop(measured)
  return { size, ms, speed: `${measured.found}/s in the process` }
}

try {
  const rows = [await devnet(), await anvil(), await liteSvm()] as const
  const [own, evm, svm] = rows
  const row = (name: string, of: (one: (typeof rows)[number]) => string) =>
    printRow(name, of(own), 'not measured', 'not measured', of(evm), of(svm))
  row('start to the first answer', ({ ms }) => ms)
  row('installed from npm', ({ size }) => size)
  row('signed transfers', ({ speed }) => speed)
} finally {
  rmSync(work, { recursive: true, force: true })
}
