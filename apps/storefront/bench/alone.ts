import { load, type Target } from './load'

export type Alone = { p50: number; callsPerRequest: number }

/**
 * Sends requests over one connection, each after the previous response. No other request can share a read, so each one
 * reaches the ledger.
 */
export async function alone(target: Target, { count }: { count(): number }, ms: number): Promise<Alone> {
  await load(target, { connections: 1, ms })
  count()
  const { p50, count: asked } = await load(target, { connections: 1, ms })
  return { p50, callsPerRequest: count() / asked }
}
