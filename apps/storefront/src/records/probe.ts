import { systemClock, withDeadline } from '@lootboxes/ledger'
import { productApi } from '@/api/product'
import { env } from '@/config/env'
import { readPreset } from '@/config/read-site-config'
import { catalog } from '@/ledger/catalog'
import { serverGateway } from '@/ledger/server-gateway'
import { isKept, siteDatabase } from './database'

export const parts = ['gateway', 'product', 'boxes', 'catalog', 'records'] as const
export type Part = (typeof parts)[number]
export type PartState = 'up' | 'slow' | 'down'

/** The result of one probe. */
export type Probe = { part: Part; state: PartState; ms: number; detail: string }

/** Limits of a response: slower is `slow`, beyond the timeout is `down`. */
const slowMs = 1_500
const timeoutMs = 5_000

type Ask = (signal: AbortSignal) => Promise<string | { down: string }>

/** Probes one part and measures the time. Never throws, and ends at the time limit. */
export async function probe(part: Part, ask: Ask): Promise<Probe> {
  const began = Date.now()
  const deadline = { clock: systemClock, timeoutMs, onTimeout: () => ({ down: 'No answer in five seconds' }) }
  // A driver's message may hold host names and passwords, so it is dropped.
  const answer = await withDeadline(deadline, ask).catch(() => ({ down: 'No answer' }))
  const ms = Date.now() - began
  if (typeof answer !== 'string') return { part, state: 'down', ms, detail: answer.down }
  return { part, state: ms > slowMs ? 'slow' : 'up', ms, detail: answer }
}

const count = (value: number) => value.toLocaleString('en')

const asks: Readonly<Record<Part, Ask>> = {
  gateway: async (signal) => {
    const answer = await serverGateway().getGatewayStatus(undefined, { signal })
    if (answer.isErr()) return { down: 'No answer' }
    const { ledger_state, release_info } = answer.value
    const { state_version, epoch, proposer_round_timestamp: at } = ledger_state
    const age = count(Math.max(0, Math.round((systemClock.now() - Date.parse(at)) / 1_000)))
    return `Version ${count(state_version)} of ${age} s ago, epoch ${count(epoch)}, release ${release_info.release_version}`
  },
  product: async (signal) => {
    const [box] = readPreset().lootbox.lootboxes
    if (box === undefined) return 'No box is listed'
    const answer = await productApi().getLootboxResources({ address: box.componentAddress }, { signal })
    return answer.isErr() ? { down: 'No answer' } : 'Answers the calls of this site'
  },
  boxes: async (signal) => {
    const [box] = readPreset().lootbox.lootboxes
    if (box === undefined) return 'No box is listed'
    const answer = await serverGateway().getEntityDetails({ addresses: [box.componentAddress] }, { signal })
    if (answer.isErr()) return { down: 'No answer' }
    return answer.value.items.length === 1 ? 'Price and supply can be read' : { down: 'The ledger has no such box' }
  },
  catalog: async (signal) => {
    const answer = await catalog().getStats({ days: 1 }, { signal })
    if (answer.isErr()) return { down: 'No answer' }
    const { asOf } = answer.value
    return asOf.catchingUp
      ? `Reading history, at version ${count(asOf.stateVersion)}`
      : `Counted to version ${count(asOf.stateVersion)}, ${(asOf.ageMs / 1000).toFixed(1)} s ago`
  },
  records: async () => {
    if (env().recordsUrl === undefined) return 'Not used here'
    if (!isKept()) return 'Kept in memory, for as long as this server runs'
    await (await siteDatabase()).database.execute('select 1')
    return 'Messages and subscriptions are stored'
  },
}

/** Probes all parts concurrently. */
export const probeAll = (): Promise<readonly Probe[]> => Promise.all(parts.map((part) => probe(part, asks[part])))
