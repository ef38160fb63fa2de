import { orAborted } from '@lootboxes/ledger'
import { env } from '@/config/env'
import { perProcess } from '@/config/per-process'
import { catalog } from '@/ledger/catalog'
import { hasTables, type Queryable } from '@/operations/migrations'
import { stopping } from '@/operations/stopping'
import { connectPostgres } from './rate-limit-postgres'

type Check = { readonly ok: boolean; readonly what: string }
export type Readiness = { readonly ready: boolean; readonly checks: Readonly<Record<string, Check>> }

export type ReadinessDeps = {
  readonly isStopping: () => boolean
  /** Undefined where no database is configured. */
  readonly database: Queryable | undefined
  /** Whether the database has the tables this build was made for. */
  readonly hasTables: (database: Queryable) => Promise<boolean>
  /** Age of the catalog's state in ms; undefined while it does not answer. */
  readonly catalogAgeMs: (signal: AbortSignal) => Promise<number | undefined>
}

/** Time limit of a check. A proxy probes every few seconds. */
const timeoutMs = 2_000
/** Maximum age of the catalog. An older index shows an outdated ledger. */
const oldestMs = 300_000
const away = 'does not answer'

/**
 * Checks the process, the database and the catalog. Ready requires a database with the tables of this build and no stop
 * signal. A silent ledger or catalog is reported but does not fail the check, because every instance shares it and pages work
 * without it. The same holds for a database that fails after startup (`sawTables`).
 */
export async function checkReadiness(
  { isStopping, database, hasTables, catalogAgeMs }: ReadinessDeps,
  sawTables = false,
): Promise<Readiness> {
  const signal = AbortSignal.timeout(timeoutMs)
  const [tables, age] = await Promise.all([
    database === undefined
      ? 'none configured'
      : orAborted(hasTables(database), signal).then(
          (has) => (has ? 'answers' : 'lacks tables of this build: run `pnpm db:migrate`'),
          () => away,
        ),
    orAborted(catalogAgeMs(signal), signal).catch(() => undefined),
  ])
  const open = !isStopping()
  const checks = {
    process: { ok: open, what: open ? 'takes visitors' : 'was asked to end' },
    database: { ok: database === undefined || tables === 'answers', what: tables },
    catalog: {
      ok: age !== undefined && age <= oldestMs,
      what: age === undefined ? away : `${Math.round(age / 1_000)} s old`,
    },
  }
  return { ready: open && (checks.database.ok || (sawTables && tables === away)), checks }
}

const deps = (): ReadinessDeps => {
  const { databaseUrl } = env()
  return {
    isStopping: () => stopping().since !== undefined,
    database: databaseUrl === undefined ? undefined : connectPostgres(databaseUrl),
    hasTables,
    catalogAgeMs: async (signal) =>
      (await catalog().getStatus({ signal })).map(({ asOf }) => asOf.ageMs).unwrapOr(undefined),
  }
}

/** How long a result is cached. The probe has no rate limit, so caching bounds the queries to one per second. */
const freshMs = 1_000

/** Creates a cached readiness check. A stop signal ends readiness without waiting for the cache. */
export function createReadiness(given: ReadinessDeps, now: () => number = Date.now): () => Promise<Readiness> {
  let asked: { at: number; wasStopping: boolean; answer: Promise<Readiness> } | undefined
  let sawTables = false
  const ask = async () => {
    const readiness = await checkReadiness(given, sawTables)
    sawTables ||= readiness.checks.database?.ok === true
    return readiness
  }
  return () => {
    const wasStopping = given.isStopping()
    if (asked === undefined || now() - asked.at >= freshMs || asked.wasStopping !== wasStopping)
      asked = { at: now(), wasStopping, answer: ask() }
    return asked.answer
  }
}

/** Of this process. */
const ofProcess = perProcess('readiness', () => ({ ask: createReadiness(deps()) }))
export const readiness = (): Promise<Readiness> => ofProcess().ask()
