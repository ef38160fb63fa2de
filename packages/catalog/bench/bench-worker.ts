// The worker of a benchmark, in a separate process with the heap that `npm start` gives it. It reads a synthetic ledger,
// and serves a PGlite. It sends its measurements when it has caught up. At the parent's message it recounts and exits.
import { readFileSync } from 'node:fs'
import { createGateway } from '@lootboxes/gateway'
import { createCatalog } from '../src/create-catalog'
import { serveCatalog } from '../src/serve-catalog'
import { type SyntheticLedger, syntheticBoxes } from '../src/testing/start-synthetic'

export type WorkerOptions = {
  readonly ledger: SyntheticLedger
  readonly database: string
  /** Where a PGlite is served. */
  readonly port: number | undefined
}
export type WorkerMessage =
  | { readonly kind: 'caught-up'; readonly seconds: number; readonly cpuSeconds: number; readonly peakMb: number }
  | { readonly kind: 'checked'; readonly differences: number; readonly items: number; readonly bytes: number }

const { ledger, database, port } = JSON.parse(process.argv[2] ?? '{}') as WorkerOptions
const send = (message: WorkerMessage) => process.send?.(message)
const peakMb = () => Number(/VmHWM:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? 0) / 1_000

const catalog = createCatalog({
  database,
  gateway: createGateway({ baseUrl: ledger.url, networkId: 240, applicationName: 'Catalog benchmark' }),
  boxes: syntheticBoxes(ledger),
  logger: { info: console.log, warn: console.warn },
})
const server = port === undefined ? undefined : await serveCatalog(catalog, { port })
const stop = new AbortController()
const started = performance.now()
let hasCaughtUp = false
const following = catalog.follow({
  signal: stop.signal,
  onProgress: ({ stateVersion, tip }) => {
    if (hasCaughtUp || stateVersion < tip) return
    hasCaughtUp = true
    const { user, system } = process.cpuUsage()
    const seconds = (performance.now() - started) / 1_000
    send({ kind: 'caught-up', seconds, cpuSeconds: (user + system) / 1e6, peakMb: peakMb() })
  },
})
async function check(): Promise<void> {
  ;(await catalog.catchUp())._unsafeUnwrap()
  stop.abort()
  await following
  const { items, differences } = (await catalog.check())._unsafeUnwrap()
  const { bytes } = (await catalog.getStatus())._unsafeUnwrap()
  for (const difference of differences.slice(0, 5)) console.log(difference)
  await server?.close()
  await catalog.close()
  process.send?.({ kind: 'checked', differences: differences.length, items, bytes } satisfies WorkerMessage, () =>
    process.exit(0),
  )
}
process.once('message', () => void check())
