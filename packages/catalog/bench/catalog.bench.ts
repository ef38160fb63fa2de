// Indexing a ledger of 100,000 transactions and 20,000 items, and asking it: `npm run bench -- catalog` from the root.
// TRANSACTIONS, ITEMS and DATABASE=pglite|postgres choose. Each index is made by a process of its own with the heap that
// `npm start` gives the worker; the ledger is another one.
import { fork, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createGateway } from '@lootboxes/gateway'
import { amountOf } from '@lootboxes/ledger'
import type { ResultAsync } from 'neverthrow'
import { createCatalog } from '../src/create-catalog'
import { freshPostgres, startPostgres } from '../src/testing/test-postgres'

type Told = {
  url: string
  tip: number
  box: string
  ticketResource: string
  xrd: string
  loot: string[]
  created: string[]
  account: string
  items: number
}

async function startLedger(transactions: number, items: number) {
  const child = spawn(
    process.execPath,
    [
      '--conditions=@lootboxes/source',
      '--import',
      'tsx',
      join(import.meta.dirname, 'synthetic-gateway.ts'),
      String(transactions),
      String(items),
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const told = await new Promise<Told>((resolve) =>
    child.stdout.once('data', (line: Buffer) => resolve(JSON.parse(line.toString()) as Told)),
  )
  return { told, stop: () => child.kill('SIGKILL') }
}

const residentMb = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? 0) / 1_000
const peakMb = () => Number(/VmHWM:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? 0) / 1_000

const cpuSeconds = (since: NodeJS.CpuUsage) => {
  const { user, system } = process.cpuUsage(since)
  return ((user + system) / 1e6).toFixed(1)
}

type Measured = Readonly<Record<string, number>>

async function measure(transactions: number, items: number, database: string, isChecked: boolean): Promise<Measured> {
  const { told, stop } = await startLedger(transactions, items)
  const gateway = createGateway({ baseUrl: told.url, networkId: 240, applicationName: 'bench' })
  const catalog = createCatalog({
    database,
    gateway,
    boxes: [
      {
        id: 'box',
        name: 'Box',
        title: 'Box',
        componentAddress: told.box,
        ticketAddress: told.ticketResource,
        tokenAddress: told.xrd,
        price: amountOf(2),
      },
    ],
    logger: { info: console.log, warn: console.warn },
  })
  const before = performance.now()
  const cpu = process.cpuUsage()
  let peak = 0
  ;(
    await catalog.catchUp({
      onProgress: () => {
        peak = Math.max(peak, residentMb())
      },
    })
  )._unsafeUnwrap()
  const seconds = (performance.now() - before) / 1_000
  console.log(
    `${transactions.toLocaleString('en')} transactions, ${told.items.toLocaleString('en')} items: indexed in ${seconds.toFixed(1)} s (${cpuSeconds(cpu)} s of CPU), resident at most ${Math.max(peak, residentMb()).toFixed(0)} MB (peak of the process ${peakMb().toFixed(0)} MB)`,
  )
  if (isChecked) {
    const report = (await catalog.check())._unsafeUnwrap()
    console.log(
      `check: ${report.differences.length} differences in ${report.items} items`,
      report.differences.slice(0, 5),
    )
  }
  const status = (await catalog.getStatus())._unsafeUnwrap()
  console.log(
    `${(status.bytes / 1e6).toFixed(0)} MB on disk, ${status.rows.transactions.toLocaleString('en')} activities`,
  )

  const item = (await catalog.listItems({ collection: told.loot[0], limit: 1 }))._unsafeUnwrap().items[0]
  const second = (await catalog.listItems({ sort: 'Price: Low to High' }))._unsafeUnwrap().cursor
  const questions: Record<string, () => ResultAsync<unknown, unknown>> = {
    'listItems: first page': () => catalog.listItems({ sort: 'Recently Added' }),
    'listItems: by price, second page': () => catalog.listItems({ sort: 'Price: Low to High', cursor: second }),
    'listItems: lazy, by price': () => catalog.listItems({ sort: 'Price: high to low', filter: 'Show Lazy Minted' }),
    'listItems: NFSW, none': () => catalog.listItems({ filter: 'NFSW Only' }),
    'listItems: category': () => catalog.listItems({ category: 'Art', sort: 'Recently Added' }),
    'listItems: collection': () => catalog.listItems({ collection: told.created[0], sort: 'Recently Added' }),
    'listItems: owner': () => catalog.listItems({ owner: told.account }),
    getItem: () => catalog.getItem({ collection: told.loot[0] ?? '', localId: item?.localId ?? '' }),
    listCollections: () => catalog.listCollections({ tab: 'top' }),
    getCollection: () => catalog.getCollection({ address: told.loot[0] ?? '' }),
    listHolders: () => catalog.listHolders({ collection: told.loot[0] ?? '' }),
    'listActivity: all': () => catalog.listActivity(),
    'listActivity: kind': () => catalog.listActivity({ kind: 'Claimed' }),
    'listActivity: box': () => catalog.listActivity({ box: told.box, kind: 'Bought' }),
    'listActivity: account': () => catalog.listActivity({ account: told.account }),
    listPulls: () => catalog.listPulls({ box: told.box }),
    listRankings: () => catalog.listRankings({ sort: 'holders', postDate: 'Last 24 Hours' }),
    getAccount: () => catalog.getAccount({ address: told.account }),
    'search: a word in a twelfth of all': () => catalog.search({ query: 'moss' }),
    'search: two words': () => catalog.search({ query: 'fern foil' }),
    'getStats: all': () => catalog.getStats(),
    'getStats: box': () => catalog.getStats({ box: told.box }),
  }
  const figures: Record<string, number> = {}
  for (const [name, ask] of Object.entries(questions)) {
    const times: number[] = []
    const spent = process.cpuUsage()
    for (let round = 0; round < 60; round += 1) {
      const start = performance.now()
      if ((await ask()).isErr()) throw new Error(`${name} failed: ${JSON.stringify(await ask())}`)
      times.push(performance.now() - start)
    }
    const sorted = times.slice(5).sort((a, b) => a - b)
    figures[name] = sorted[Math.floor(sorted.length * 0.95)] ?? 0
    if (process.env.CPU)
      console.log(name, 'cpu ms', ((process.cpuUsage(spent).user + process.cpuUsage(spent).system) / 60e3).toFixed(1))
  }
  await catalog.close()
  stop()
  return figures
}

/** The same in a process of its own. */
function measureApart(...asked: Parameters<typeof measure>): Promise<Measured> {
  const child = fork(import.meta.filename, {
    execArgv: [...process.execArgv, '--max-old-space-size=128'],
    env: { ...process.env, MEASURE: JSON.stringify(asked) },
  })
  return new Promise((resolve, reject) => {
    child.once('message', (figures) => resolve(figures as Measured))
    child.once('exit', (code) => reject(new Error(`The measurement ended with ${code}.`)))
  })
}

async function compare(kind: string): Promise<void> {
  console.log(`\n${kind}`)
  const root = mkdtempSync(join(tmpdir(), 'catalog-bench-'))
  const postgres = kind === 'postgres' ? await startPostgres() : undefined
  if (typeof postgres === 'string') {
    console.log(postgres)
    return
  }
  const where = async (name: string) => (postgres ? freshPostgres(postgres.url) : join(root, name))
  const transactions = Number(process.env.TRANSACTIONS ?? 100_000)
  const items = Number(process.env.ITEMS ?? 20_000)
  const small = await measureApart(transactions / 10, items / 10, await where('small'), false)
  const large = await measureApart(transactions, items, await where('large'), true)
  for (const [name, ms] of Object.entries(large))
    console.log(
      `${name.padEnd(40)} p95 ${ms.toFixed(1).padStart(6)} ms, a tenth of the size ${small[name]?.toFixed(1).padStart(6)} ms, ${(ms / (small[name] ?? 1)).toFixed(1)} x`,
    )
  await postgres?.stop()
  rmSync(root, { recursive: true, force: true })
}

if (process.env.MEASURE === undefined)
  for (const kind of (process.env.DATABASE ?? 'pglite,postgres').split(',')) await compare(kind)
else {
  const figures = await measure(...(JSON.parse(process.env.MEASURE) as Parameters<typeof measure>))
  process.send?.(figures, () => process.exit(0))
}
