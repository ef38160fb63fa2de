import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { log } from '@clack/prompts'
import {
  type Catalog,
  type CatalogError,
  type CatalogOptions,
  type CheckReport,
  catalogErrorText,
  createCatalog,
  exportFormats,
  exportList,
  exportLists,
} from '@lootboxes/catalog'
import { isPostgresUrl, serveCatalog } from '@lootboxes/catalog/worker'
import { createGateway } from '@lootboxes/gateway'
import { type Env, listEnvLootbox, presetOf, searchableDocuments } from '@lootboxes/storefront/commands'
import { createProgressReporter } from './progress-reporter'
import { listUnusedUploads } from './unused-uploads'

type WorkerOptions = {
  readonly env: Env
  /** The folder of the storefront. */
  readonly storefront: string
  /** The folder of the PGlite. */
  readonly data: string
  /** The loopback port that serves a PGlite. */
  readonly port: number
  readonly signal: AbortSignal
}

const usage = `catalog sync      reads the ledger and follows it; with a PGlite it serves the catalog to the storefront
catalog rebuild   empties the catalog and reads the ledger again
catalog check     counts the ledger again from its Gateway and prints every difference
catalog status    prints how far the catalog has read, and its size
catalog export LIST [--format csv|json] [--options JSON]
                  LIST is ${exportLists.join(', ')}
catalog uploads [--delete]
                  lists stored pictures that are older than 30 days and that no collection uses; with --delete it deletes them`

const STANDBY_MS = 2_000
const SHOWN_DIFFERENCES = 50

const say = (line: string) => void process.stdout.write(`${line}\n`)
const stamp = () => new Date().toISOString()

/** The catalog of the boxes that the storefront lists. */
async function catalogOptions({ env, storefront, data }: WorkerOptions): Promise<CatalogOptions> {
  const { lootbox, dAppDefinition } = listEnvLootbox(presetOf(env), env.box)
  return {
    database: env.databaseUrl ?? data,
    gateway: createGateway({ baseUrl: env.gatewayUrl, networkId: env.networkId, applicationName: 'Lootboxes catalog' }),
    networkId: env.networkId,
    boxes: lootbox.lootboxes,
    ticketFields: lootbox.ticketFields,
    boxFields: lootbox.boxFields,
    dAppDefinition: env.dAppDefinition ?? dAppDefinition,
    documents: await searchableDocuments(`${storefront}/content`),
    logger: {
      info: (message) => say(`${stamp()} ${message}`),
      warn: (message) => void process.stderr.write(`${stamp()} ${message}\n`),
    },
  }
}

const fail = (error: CatalogError | string): number => {
  if (typeof error === 'string') log.error(error)
  else log.error(`${catalogErrorText(error)}${error.kind === 'unavailable' ? ` (${String(error.cause)})` : ''}`)
  return 1
}

/** The catalog of the worker that has the PGlite open, or one that this process opens. */
async function findCatalog(options: CatalogOptions, port: number): Promise<Catalog> {
  const url = `http://127.0.0.1:${port}`
  const isServed =
    !isPostgresUrl(options.database) &&
    (await fetch(`${url}/health`).then(
      (response) => response.ok,
      () => false,
    ))
  return createCatalog(isServed ? { ...options, database: url } : options)
}

/** Serves the catalog. While another worker has the port, waits to take over. */
async function serveWhenFree(catalog: Catalog, { port, signal }: WorkerOptions) {
  let isLogged = false
  while (!signal.aborted) {
    try {
      return await serveCatalog(catalog, { port })
    } catch (cause) {
      if (!(cause instanceof Error && 'code' in cause && cause.code === 'EADDRINUSE')) throw cause
      if (!isLogged) say(`Port ${port} is in use, probably by another worker. Waiting to take over.`)
      isLogged = true
      await pause(STANDBY_MS, undefined, { signal }).catch(() => undefined)
    }
  }
  return undefined
}

async function sync(options: CatalogOptions, worker: WorkerOptions): Promise<number> {
  const catalog = createCatalog(options)
  const server = isPostgresUrl(options.database) ? undefined : await serveWhenFree(catalog, worker)
  if (server) say(`The catalog answers at ${server.url}.`)
  const followed = await catalog.follow({ signal: worker.signal, onProgress: createProgressReporter(say) })
  await server?.close()
  await catalog.close()
  return followed.isErr() ? fail(followed.error) : 0
}

async function rebuild(catalog: Catalog, signal: AbortSignal): Promise<number> {
  const rebuilt = await catalog.rebuild({ signal, onProgress: createProgressReporter(say) })
  if (rebuilt.isErr()) return fail(rebuilt.error)
  say('The catalog was rebuilt.')
  return 0
}

const reportText = ({ differences, ...counted }: CheckReport): string =>
  [
    `State version ${counted.stateVersion.toLocaleString('en')}: ${counted.boxes} boxes, ${counted.collections} collections, ${counted.items.toLocaleString('en')} items, ${counted.accounts.toLocaleString('en')} accounts, ${counted.days} days.`,
    differences.length === 0 ? 'No difference.' : `${differences.length} differences:`,
    ...differences
      .slice(0, SHOWN_DIFFERENCES)
      .map(({ what, of, index, ledger }) => `  ${what} of ${of}: index ${index}, ledger ${ledger}`),
    ...(differences.length > SHOWN_DIFFERENCES ? [`  … and ${differences.length - SHOWN_DIFFERENCES} more`] : []),
  ].join('\n')

async function check(catalog: Catalog, signal: AbortSignal): Promise<number> {
  const report = await catalog.check({ signal })
  if (report.isErr()) return fail(report.error)
  say(reportText(report.value))
  return report.value.differences.length === 0 ? 0 : 2
}

async function status(catalog: Catalog): Promise<number> {
  const answer = await catalog.getStatus()
  if (answer.isErr()) return fail(answer.error)
  const { asOf, tip, generation, rows, bytes } = answer.value
  say(
    [
      `state version  ${asOf.stateVersion.toLocaleString('en')} of ${tip.toLocaleString('en')}, updated ${(asOf.ageMs / 1_000).toFixed(1)} s ago`,
      `ledger time    ${new Date(asOf.ledgerAtMs).toISOString()}`,
      `built          ${generation} times`,
      `items          ${rows.items.toLocaleString('en')} in ${rows.collections} collections`,
      `activities     ${rows.transactions.toLocaleString('en')}`,
      `accounts       ${rows.accounts.toLocaleString('en')}`,
      `size           ${(bytes / 1e6).toFixed(1)} MB`,
    ].join('\n'),
  )
  return 0
}

type ExportArguments = { readonly list: string | undefined; readonly format: string; readonly options: string }

async function writeExport(catalog: Catalog, given: ExportArguments, signal: AbortSignal): Promise<number> {
  const list = exportLists.find((name) => name === given.list)
  const format = exportFormats.find((name) => name === given.format)
  if (!list || !format) {
    say(usage)
    return 1
  }
  const options = JSON.parse(given.options) as Record<string, unknown>
  for await (const part of exportList(catalog, { list, format, options, signal }))
    if (!process.stdout.write(part)) await new Promise((resolve) => process.stdout.once('drain', resolve))
  return 0
}

/** Runs one command of the catalog until it ends or is aborted. Resolves to the exit code. */
export async function runCatalogCommand(argv: readonly string[], worker: WorkerOptions): Promise<number> {
  const { positionals, values } = parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: {
      format: { type: 'string', default: 'csv' },
      options: { type: 'string', default: '{}' },
      delete: { type: 'boolean', default: false },
      help: { type: 'boolean' },
    },
  })
  const [command = '', list] = positionals
  const { env, signal, port } = worker
  if (values.help !== true && command === 'sync') return sync(await catalogOptions(worker), worker)
  const run = {
    rebuild: (catalog: Catalog) => rebuild(catalog, signal),
    check: (catalog: Catalog) => check(catalog, signal),
    status,
    export: (catalog: Catalog) => writeExport(catalog, { ...values, list }, signal),
    uploads: (catalog: Catalog) => listUnusedUploads(catalog, { env, isDelete: values.delete, say, fail }),
  }
  if (values.help === true || !Object.hasOwn(run, command)) {
    say(usage)
    return values.help === true ? 0 : 1
  }
  const catalog = await findCatalog(await catalogOptions(worker), port)
  try {
    return await run[command as keyof typeof run](catalog)
  } finally {
    await catalog.close()
  }
}
