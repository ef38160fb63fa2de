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
  /** How old the catalog's state is, in ms; undefined while it does not answer. */
  readonly catalogAgeMs: (signal: AbortSignal) => Promise<number | undefined>
}

/** A proxy asks every few seconds: whoever takes longer is not ready. */
const patienceMs = 2_000
/** An index this old tells visitors of a ledger that is gone. */
const oldestMs = 300_000
const away = 'does not answer'

/**
 * The configuration stands, or the process would have ended; the database answers; the catalog is not old. The ledger itself
 * is no reason: pages say so while it is away, and no other instance would fare better. The catalog alone is none either: what
 * does not need it goes on. Nor is a database that went away after it was found in order (`sawTables`): it is the same for all
 * instances, so all of them would turn visitors away who can be answered.
 */
export async function checkReadiness(
  { isStopping, database, hasTables, catalogAgeMs }: ReadinessDeps,
  sawTables = false,
): Promise<Readiness> {
  const signal = AbortSignal.timeout(patienceMs)
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

/** Nobody is counted here, so however many ask, the database and the catalog are asked once a second. */
const freshMs = 1_000

/** Answers with what was found less than a second ago; whether this process was asked to end is looked at each time. */
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
