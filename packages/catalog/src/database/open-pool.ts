import type { Pool, PoolConfig } from 'pg'

/**
 * Opens a pool of connections to a PostgreSQL. Loads the driver. A lost connection is replaced with the next query;
 * `onLost` reports one that was idle.
 *
 * @example const pool = await openPool(databaseUrl, { max: 4 })
 */
export async function openPool(
  connectionString: string,
  config: PoolConfig,
  onLost: (error: Error) => void = () => undefined,
): Promise<Pool> {
  const { default: pg } = await import('pg')
  const pool = new pg.Pool({ connectionString, ...config })
  // Without these listeners a lost connection would end the process. The pool reports an idle one; the caller of a busy one
  // gets the error of its query.
  pool.on('error', onLost)
  pool.on('connect', (client) => void client.on('error', () => undefined))
  return pool
}
