import { load, type Target } from './load'

export type Alone = { p50: number; callsPerRequest: number }

/** One connection that asks again when it is answered: nobody to share a reading with, so each question is the ledger's. */
export async function alone(target: Target, { count }: { count(): number }, ms: number): Promise<Alone> {
  await load(target, { connections: 1, ms })
  count()
  const { p50, count: asked } = await load(target, { connections: 1, ms })
  return { p50, callsPerRequest: count() / asked }
}
