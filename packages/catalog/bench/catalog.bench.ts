// How long a catalog takes to read a ledger and to answer: `npm run bench -- catalog` from the root. TRANSACTIONS, ITEMS,
// READERS, SECONDS and DATABASE=postgres|pglite choose. The ledger, the worker and the readers are three processes; the
// worker has the heap that `npm start` gives it, and PostgreSQL writes with fsync on.
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createGateway } from '@lootboxes/gateway'
import type { Catalog } from '../src/catalog'
import { createCatalog } from '../src/create-catalog'
import { type SyntheticLedger, startSynthetic, syntheticBoxes } from '../src/testing/start-synthetic'
import { freshPostgres, startPostgres } from '../src/testing/test-postgres'
import type { WorkerMessage, WorkerOptions } from './bench-worker'
import { createQuestions, type Question } from './questions'

const settings = {
  transactions: Number(process.env.TRANSACTIONS ?? 100_000),
  items: Number(process.env.ITEMS ?? 150_000),
  readers: Number(process.env.READERS ?? 10),
  seconds: Number(process.env.SECONDS ?? 60),
  /** Transactions a second that the worker writes while the readers ask. */
  written: 20,
  targetMs: 30,
}
const ROUNDS = 60
const WARM_UP = 5
const PORT = 8_192

const p95 = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0
const number = (value: number) => value.toLocaleString('en')

function startWorker(options: WorkerOptions, heapMb: number): ChildProcess {
  return fork(join(import.meta.dirname, 'bench-worker.ts'), [JSON.stringify(options)], {
    execArgv: ['--conditions=@lootboxes/source', '--import', 'tsx', `--max-old-space-size=${heapMb}`],
  })
}

const messageOf = (worker: ChildProcess, kind: WorkerMessage['kind']): Promise<WorkerMessage> =>
  new Promise((resolve, reject) => {
    worker.on('message', (message: WorkerMessage) => {
      if (message.kind === kind) resolve(message)
    })
    worker.once('exit', (code) => reject(new Error(`The worker ended with ${code}.`)))
  })

/** Asks one question after another until the signal, and says how long each answer took. */
async function askUntil(
  signal: AbortSignal,
  ask: () => Promise<string | undefined>,
  times: Map<string, number[]>,
): Promise<void> {
  while (!signal.aborted) {
    const start = performance.now()
    const name = await ask()
    if (name === undefined) await pause(50)
    else times.set(name, [...(times.get(name) ?? []), performance.now() - start])
  }
}

/** First pages of lists, while the worker reads history. */
async function measureCatchUp(catalog: Catalog, worker: ChildProcess): Promise<void> {
  const times = new Map<string, number[]>()
  const done = new AbortController()
  const reading = askUntil(
    done.signal,
    async () => {
      const answer = await catalog.listItems({ sort: 'Recently Added' })
      if (answer.isOk()) await pause(20)
      return answer.isOk() ? 'listItems' : undefined
    },
    times,
  )
  const message = await messageOf(worker, 'caught-up')
  done.abort()
  await reading
  // The pause between two questions is not part of an answer.
  const answers = (times.get('listItems') ?? []).map((ms) => ms - 20)
  if (message.kind === 'caught-up')
    console.log(
      `read from the start in ${message.seconds.toFixed(1)} s (${message.cpuSeconds.toFixed(1)} s of the worker's processor time, peak ${message.peakMb.toFixed(0)} MB)\nlists meanwhile: p95 ${p95(answers).toFixed(1)} ms of ${answers.length}`,
    )
}

async function measureAlone(questions: Readonly<Record<string, Question>>): Promise<ReadonlyMap<string, number>> {
  const figures = new Map<string, number>()
  for (const [name, question] of Object.entries(questions)) {
    const times: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const start = performance.now()
      const answer = await question()
      if (answer.isErr()) throw new Error(`${name} failed: ${JSON.stringify(answer.error)}`)
      if (round >= WARM_UP) times.push(performance.now() - start)
    }
    figures.set(name, p95(times))
  }
  return figures
}

/** Every reader runs all queries, each from another start, while the worker writes. */
async function measureTogether(
  questions: Readonly<Record<string, Question>>,
): Promise<ReadonlyMap<string, readonly number[]>> {
  const times = new Map<string, number[]>()
  const all = Object.entries(questions)
  const signal = AbortSignal.timeout(settings.seconds * 1_000)
  await Promise.all(
    Array.from({ length: settings.readers }, (_, reader) => {
      let at = reader * 3
      return askUntil(
        signal,
        async () => {
          const [name, question] = all[at % all.length] ?? []
          at += 1
          return (await question?.())?.isOk() ? name : undefined
        },
        times,
      )
    }),
  )
  return times
}

function report(alone: ReadonlyMap<string, number>, together: ReadonlyMap<string, readonly number[]>): void {
  console.log(`${''.padEnd(52)} alone, p95   ${settings.readers} readers, p95   answers`)
  for (const [name, ms] of alone) {
    const times = together.get(name) ?? []
    const isLate = ms > settings.targetMs
    console.log(
      `${name.padEnd(52)} ${ms.toFixed(1).padStart(7)} ms   ${p95(times).toFixed(1).padStart(13)} ms   ${String(times.length).padStart(7)}${isLate ? `   over ${settings.targetMs} ms` : ''}`,
    )
  }
}

async function measure(
  kind: 'postgres' | 'pglite',
  ledger: SyntheticLedger,
  advance: (perSecond: number) => Promise<unknown>,
) {
  const root = mkdtempSync(join(tmpdir(), 'catalog-bench-'))
  const postgres = kind === 'postgres' ? await startPostgres({ fsync: true }) : undefined
  if (typeof postgres === 'string') {
    console.log(postgres)
    return
  }
  const database = postgres ? await freshPostgres(postgres.url) : join(root, 'db')
  console.log(
    `\n${kind === 'postgres' ? 'PostgreSQL, fsync on' : 'PGlite, served by its worker over HTTP'}: ${number(settings.transactions)} transactions, ${number(ledger.items)} items in ${ledger.loot.length + ledger.created.length + 1} collections, five fields of data`,
  )
  const options: WorkerOptions = { ledger, database, port: kind === 'pglite' ? PORT : undefined }
  const worker = startWorker(options, 128)
  const catalog = createCatalog({
    database: kind === 'pglite' ? `http://127.0.0.1:${PORT}` : database,
    gateway: createGateway({ baseUrl: ledger.url, networkId: 240, applicationName: 'Catalog benchmark' }),
    boxes: syntheticBoxes(ledger),
  })
  await measureCatchUp(catalog, worker)
  const questions = createQuestions(catalog, ledger)
  const alone = await measureAlone(questions)
  await advance(settings.written)
  const together = await measureTogether(questions)
  report(alone, together)
  await catalog.close()
  // A recount needs the whole ledger: the state of the synthetic one is that of its end.
  await advance(settings.transactions)
  const ended = once(worker, 'exit')
  worker.kill()
  await ended
  // A recount holds the counts of all items twice.
  const recounting = startWorker(options, 1_024)
  const checked = messageOf(recounting, 'checked')
  recounting.send('check')
  const result = await checked
  if (result.kind === 'checked')
    console.log(
      `recount: ${result.differences} differences in ${number(result.items)} items; ${(result.bytes / 1e6).toFixed(0)} MB on disk`,
    )
  await postgres?.stop()
  rmSync(root, { recursive: true, force: true })
}

const wanted = (process.env.DATABASE ?? 'postgres,pglite').split(',')
for (const kind of ['postgres', 'pglite'] as const) {
  if (!wanted.includes(kind)) continue
  const hidden = Math.min(settings.written * settings.seconds, Math.floor(settings.transactions / 10))
  const { ledger, advance, stop } = await startSynthetic(settings.transactions, settings.items, hidden)
  await measure(kind, ledger, advance)
  stop()
}
