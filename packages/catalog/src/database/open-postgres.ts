import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Database, OpenDatabaseOptions, Writer } from './database'
import { openPool } from './open-pool'
import { runOn } from './run'

/** The key of the writer's advisory lock: the letters of `catalog` as a number. */
const LOCK = 0x63_61_74_61
/**
 * A writer that says nothing for this long loses its session, its lock and with them the right to write: a hung or
 * stopped process is replaced as surely as a dead one.
 */
const SILENCE_MS = 7_000
const HEARTBEAT_MS = 2_000
const PATIENCE_MS = 10_000
/** Compiling a plan takes longer than running the short ones of a catalog. */
const options = '-c jit=off'

const snapshot = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const

async function openWriter(connectionString: string): Promise<Writer | undefined> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: PATIENCE_MS, keepAlive: true, options })
  const lost = new AbortController()
  const lose = () => lost.abort(new Error('The connection to the database was lost.'))
  client.on('error', lose)
  client.on('end', lose)
  await client.connect()
  try {
    await client.query(`set idle_session_timeout = '${SILENCE_MS}ms'`)
    await client.query(`set idle_in_transaction_session_timeout = '${SILENCE_MS}ms'`)
    const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [LOCK])
    if (rows[0]?.locked !== true) {
      await client.end()
      return undefined
    }
  } catch (cause) {
    await client.end().catch(() => undefined)
    throw cause
  }
  // A running statement proves that this writer is alive, and a client runs one statement at a time.
  let isBusy = false
  const busy = async <T>(work: () => Promise<T>): Promise<T> => {
    isBusy = true
    try {
      return await work()
    } finally {
      isBusy = false
    }
  }
  const heartbeat = setInterval(() => {
    if (!isBusy) client.query('select 1').catch(lose)
  }, HEARTBEAT_MS)
  heartbeat.unref()
  const db = drizzle(client)
  return {
    read: (work) => busy(() => db.transaction((tx) => work(runOn(tx)), snapshot)),
    write: (work) => busy(() => db.transaction((tx) => work(runOn(tx)))),
    exec: (statement) => busy(() => client.query(statement)).then(() => undefined),
    lost: lost.signal,
    release: async () => {
      clearInterval(heartbeat)
      client.off('end', lose)
      await client.end().catch(() => undefined)
    },
  }
}

export async function openPostgres(
  connectionString: string,
  { readers = 10, onNotice }: OpenDatabaseOptions,
): Promise<Database> {
  const config = {
    max: readers,
    connectionTimeoutMillis: PATIENCE_MS,
    statement_timeout: PATIENCE_MS,
    allowExitOnIdle: true,
    options,
  }
  const pool = await openPool(connectionString, config, ({ message }) =>
    onNotice?.(`A connection to the database was lost: ${message}`),
  )
  const db = drizzle(pool)
  return {
    kind: 'postgres',
    read: (work) => db.transaction((tx) => work(runOn(tx)), snapshot),
    // Queries have other connections than the writer.
    isReadLately: () => false,
    tryWriter: () => openWriter(connectionString),
    close: () => pool.end(),
  }
}
