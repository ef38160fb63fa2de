import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { log, type ProgressResult, progress } from '@clack/prompts'
import type { Catalog } from './catalog'
import { type CatalogError, catalogErrorText } from './catalog-error'
import type { CatalogOptions } from './catalog-options'
import type { CheckReport } from './check-index'
import { createCatalog } from './create-catalog'
import { isPostgresUrl } from './database/open-database'
import { exportFormats, exportList, exportLists } from './export-list'
import { createRemoteCatalog } from './remote-catalog'
import { serveCatalog } from './serve-catalog'
import type { SyncProgress } from './sync/follow-ledger'

export type CommandOptions = CatalogOptions & {
  /** Where the worker of a PGlite answers on this machine. */
  readonly port: number
}

const usage = `catalog sync      reads the ledger and goes on reading; with a PGlite it answers the storefront, too
catalog rebuild   empties the index and reads everything again
catalog check     counts the ledger again from its Gateway and prints every difference
catalog status    how far the index is, and how large
catalog export LIST [--format csv|json] [--options JSON]
                  LIST is ${exportLists.join(', ')}`

const STANDBY_MS = 2_000
const SHOWN_DIFFERENCES = 50

const seconds = (ms: number): string => {
  const all = Math.max(0, Math.round(ms / 1_000))
  return all < 60 ? `${all} s` : `${Math.floor(all / 60)} min ${all % 60} s`
}

/** Estimates how long the rest takes from how long it took so far. */
function estimateMs({ stateVersion, tip, elapsedMs }: SyncProgress, startedAt: number): number | undefined {
  const read = stateVersion - startedAt
  return read <= 0 || elapsedMs < 1_000 ? undefined : ((tip - stateVersion) * elapsedMs) / read
}

/** A bar on a terminal, a line now and then elsewhere, until the index has caught up for the first time. */
function createReporter(say: (line: string) => void) {
  const STEPS = 1_000
  let bar: ProgressResult | undefined
  let isDone = false
  let startedAt: number | undefined
  let shown = 0
  let saidMs = 0
  return (now: SyncProgress) => {
    if (isDone) return
    startedAt ??= now.stateVersion
    const share = now.tip === 0 ? 1 : Math.min(1, now.stateVersion / now.tip)
    const rest = estimateMs(now, startedAt)
    const text = `${now.stateVersion.toLocaleString('en')} of ${now.tip.toLocaleString('en')} state versions, ${now.transactions.toLocaleString('en')} transactions${rest === undefined ? '' : `, about ${seconds(rest)} left`}`
    if (now.stateVersion >= now.tip) {
      isDone = true
      bar?.stop('Read up to the tip')
      say(`The catalog is up to date: ${text} in ${seconds(now.elapsedMs)}.`)
    } else if (process.stdout.isTTY) {
      if (!bar) {
        bar = progress({ max: STEPS, style: 'block' })
        bar.start(text)
      }
      const step = Math.floor(share * STEPS)
      bar.advance(step - shown, text)
      shown = step
    } else if (now.elapsedMs - saidMs > 5_000) {
      saidMs = now.elapsedMs
      say(`Reading: ${text}.`)
    }
  }
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

const fail = (error: CatalogError): number => {
  log.error(`${catalogErrorText(error)}${error.kind === 'unavailable' ? ` (${String(error.cause)})` : ''}`)
  return 1
}

/** The catalog of a worker that runs beside this process and has the database open, or one that this process opens. */
async function findCatalog({ port, ...options }: CommandOptions): Promise<{ catalog: Catalog; isRemote: boolean }> {
  const url = `http://127.0.0.1:${port}`
  if (!isPostgresUrl(options.database)) {
    const isThere = await fetch(`${url}/health`).then(
      (answer) => answer.ok,
      () => false,
    )
    if (isThere) return { catalog: createRemoteCatalog(url), isRemote: true }
  }
  return { catalog: createCatalog(options), isRemote: false }
}

/** Serves the catalog. While the port is taken, by another worker, it waits to take over. */
async function serveWhenFree(catalog: Catalog, port: number, signal: AbortSignal, say: (line: string) => void) {
  let isLogged = false
  while (!signal.aborted) {
    try {
      return await serveCatalog(catalog, { port })
    } catch (cause) {
      if (!(cause instanceof Error && 'code' in cause && cause.code === 'EADDRINUSE')) throw cause
      if (!isLogged) say(`Port ${port} is taken, by another worker it seems. Waiting to take over.`)
      isLogged = true
      await pause(STANDBY_MS, undefined, { signal }).catch(() => undefined)
    }
  }
  return undefined
}

/** Runs until the signal: reads the ledger and, for a PGlite, serves the verbs to other processes. */
async function sync({ port, ...options }: CommandOptions, signal: AbortSignal): Promise<number> {
  const catalog = createCatalog(options)
  const say = (line: string) => void process.stdout.write(`${line}\n`)
  const server = isPostgresUrl(options.database) ? undefined : await serveWhenFree(catalog, port, signal, say)
  if (server) say(`The catalog answers at ${server.url}.`)
  const followed = await catalog.follow({ signal, onProgress: createReporter(say) })
  await server?.close()
  await catalog.close()
  return followed.isErr() ? fail(followed.error) : 0
}

/** The command line. Resolves to the exit code. */
export async function runCommand(
  argv: readonly string[],
  options: CommandOptions,
  signal: AbortSignal,
): Promise<number> {
  const { positionals, values } = parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: {
      format: { type: 'string', default: 'csv' },
      options: { type: 'string', default: '{}' },
      help: { type: 'boolean' },
    },
  })
  const [command, list] = positionals
  if (command === 'sync') return sync(options, signal)
  if (values.help === true || !['rebuild', 'check', 'status', 'export'].includes(command ?? '')) {
    process.stdout.write(`${usage}\n`)
    return values.help === true ? 0 : 1
  }
  const { catalog } = await findCatalog(options)
  const say = (line: string) => void process.stdout.write(`${line}\n`)
  try {
    if (command === 'rebuild') {
      const rebuilt = await catalog.rebuild({ signal, onProgress: createReporter(say) })
      if (rebuilt.isErr()) return fail(rebuilt.error)
      say('The catalog was built again.')
      return 0
    }
    if (command === 'check') {
      const report = await catalog.check({ signal })
      if (report.isErr()) return fail(report.error)
      say(reportText(report.value))
      return report.value.differences.length === 0 ? 0 : 2
    }
    if (command === 'export') {
      const wanted = exportLists.find((one) => one === list)
      const format = exportFormats.find((one) => one === values.format)
      if (!wanted || !format) {
        say(usage)
        return 1
      }
      const given = JSON.parse(values.options) as Record<string, unknown>
      for await (const part of exportList(catalog, { list: wanted, format, options: given, signal }))
        if (!process.stdout.write(part)) await new Promise((resolve) => process.stdout.once('drain', resolve))
      return 0
    }
    const status = await catalog.getStatus()
    if (status.isErr()) return fail(status.error)
    const { asOf, tip, generation, rows, bytes } = status.value
    say(
      [
        `state version  ${asOf.stateVersion.toLocaleString('en')} of ${tip.toLocaleString('en')}, looked ${(asOf.ageMs / 1_000).toFixed(1)} s ago`,
        `ledger time    ${new Date(asOf.ledgerAtMs).toISOString()}`,
        `built          ${generation} times`,
        `items          ${rows.items.toLocaleString('en')} in ${rows.collections} collections`,
        `activities     ${rows.transactions.toLocaleString('en')}`,
        `accounts       ${rows.accounts.toLocaleString('en')}`,
        `size           ${(bytes / 1e6).toFixed(1)} MB`,
      ].join('\n'),
    )
    return 0
  } finally {
    await catalog.close()
  }
}
