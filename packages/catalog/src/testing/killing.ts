import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { createCatalog } from '../create-catalog'
import type { createRandom } from './random'
import type { createTrade } from './random-trade'
import type { ChildOptions } from './sync-child'
import type { World } from './test-world'

const root = join(import.meta.dirname, '../..')

export type Writers = { readonly start: (database: string) => Child; readonly remove: () => void }
type Child = {
  readonly process: ChildProcess
  readonly started: Promise<void>
  readonly ended: Promise<void>
  output: string
}

/** The writer as one file, so that a child starts quickly. */
export async function bundleWriter({ options, url, devnet }: World, batchSize: number): Promise<Writers> {
  const program = join(root, 'node_modules/.cache', `writer-${randomUUID()}.mjs`)
  await build({
    entryPoints: [join(root, 'src/testing/sync-child.ts')],
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    outfile: program,
    conditions: ['@lootboxes/source'],
    external: ['@electric-sql/*', 'pg', 'drizzle-orm', 'zod', 'neverthrow'],
    // The migrations are found from where the source is.
    define: { 'import.meta.url': JSON.stringify(`file://${join(root, 'src/migrate-database.ts')}`) },
    logLevel: 'error',
  })
  const written = (database: string): ChildOptions => ({
    database,
    url,
    networkId: devnet.networkId,
    batchSize,
    dAppDefinition: options.dAppDefinition,
    boxes: options.boxes.map((box) => ({ ...box, price: String(box.price) })),
  })
  return {
    start: (database) => {
      const child = spawn(process.execPath, [program, JSON.stringify(written(database))], {
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
      const one: Child = {
        process: child,
        ended,
        output: '',
        started: new Promise<void>((resolve, reject) => {
          const onOutput = (chunk: Buffer) => {
            one.output += chunk.toString()
            if (one.output.includes('started')) resolve()
          }
          child.stdout.on('data', onOutput)
          child.stderr.on('data', onOutput)
          child.once('close', () => reject(new Error(`The writer ended early: ${one.output}`)))
        }),
      }
      one.started.catch(() => undefined)
      return one
    },
    remove: () => rmSync(program, { force: true }),
  }
}

type KillOptions = {
  readonly world: World
  readonly database: string
  readonly writers: Writers
  readonly trade: ReturnType<typeof createTrade>
  readonly random: ReturnType<typeof createRandom>
  readonly rounds: number
  /** Writers at a time; more than one only where the database takes them. */
  readonly together: number
  readonly onRound?: ((round: number, output: string) => void) | undefined
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Kills writers at any moment, round after round, while the ledger goes on; then reads the rest and checks. */
export async function killRounds({ world, database, writers, trade, random, rounds, together, onRound }: KillOptions) {
  for (let round = 0; round < rounds; round += 1) {
    const children = Array.from({ length: together }, () => writers.start(database))
    await Promise.all(children.map(({ started }) => started))
    const trading = trade.run(6)
    await sleep(random.whole(1_500))
    for (const { process: child } of children) {
      child.kill('SIGKILL')
      // With two, the second one takes over for a while.
      if (together > 1) await sleep(random.whole(3_000))
    }
    await Promise.all(children.map(({ ended }) => ended))
    await trading
    onRound?.(round, children.map(({ output }) => output).join('\n'))
    // Now and then all is to be read again, so that kills fall into every part of it.
    if (round % 4 === 3) await forget(database)
  }
  const catalog = createCatalog({ ...world.options, database })
  try {
    ;(await catalog.catchUp())._unsafeUnwrap()
    return (await catalog.check())._unsafeUnwrap()
  } finally {
    await catalog.close()
  }
}

async function forget(where: string): Promise<void> {
  const { openDatabase } = await import('../database/open-database')
  const { clearIndex } = await import('../sync/write-collections')
  const { migrateDatabase } = await import('../migrate-database')
  const database = await openDatabase(where)
  const writer = await database.tryWriter()
  await writer?.write(async (run) => {
    await migrateDatabase(run)
    await clearIndex(run)
  })
  await writer?.release()
  await database.close()
}
