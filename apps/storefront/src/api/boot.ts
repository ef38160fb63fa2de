import { disconnectSlowClients, setPeerHeader } from '@lootboxes/lootbox/server'
import { env } from '@/config/env'
import { serverLog } from '@/config/log'
import { readSiteConfig } from '@/config/read-site-config'
import { readBoxPage } from '@/ledger/box-facts'
import { catalog } from '@/ledger/catalog'
import { serverGateway } from '@/ledger/server-gateway'
import { metrics } from '@/operations/metrics'
import { serveMetrics } from '@/operations/serve-metrics'
import { handleStops } from '@/operations/stopping'
import { startTraces } from '@/operations/traces'
import { watchRequests } from '@/operations/watch-requests'
import { setPrefetchHeader } from './rate-limit'
import { setTargetHeader } from './written-path'

function stop(why: string): never {
  process.stderr.write(`\n${why}\n\n`)
  process.exit(1)
}

/** Milliseconds that the start waits for the Gateway. */
const timeoutMs = 3_000

/** Stops on a Gateway of another network and on a listed address that the ledger does not know. Skipped while the Gateway does not answer. */
async function checkLedger(): Promise<void> {
  const { network, networkId, gatewayUrl, box } = env()
  const { boxes, networkName } = readSiteConfig()
  const signal = AbortSignal.timeout(timeoutMs)
  const result = await serverGateway().getNetworkConfiguration(undefined, { signal })
  if (result.isErr()) {
    serverLog().warn({ gatewayUrl, because: result.error.kind }, 'The Gateway does not answer yet.')
    return
  }
  if (result.value.network_id !== networkId)
    stop(
      `GATEWAY_URL: ${gatewayUrl} serves network ${result.value.network_id} (${result.value.network_name}), but RADIX_NETWORK=${network} is network ${networkId}.`,
    )
  const [first] = boxes
  if (first === undefined) {
    serverLog().warn('LOOTBOX is not set: "/" says that sales have not started. The README has its fields.')
    return
  }
  const listed = boxes.flatMap(({ componentAddress, ticketAddress, tokenAddress }) => [
    { field: 'component', address: componentAddress },
    { field: 'ticket', address: ticketAddress },
    { field: 'token', address: tokenAddress },
  ])
  const addresses = [...new Set(listed.map(({ address }) => address))]
  const details = await serverGateway().getEntityDetails({ addresses }, { signal })
  if (details.isErr()) return
  const known = new Set<string>(details.value.items.map(({ address }) => address))
  const unknown = listed.find(({ address }) => !known.has(address))
  if (unknown !== undefined)
    stop(
      `${box === undefined ? 'lootboxes.config.ts: ' : 'LOOTBOX.'}${unknown.field}: ${unknown.address} does not exist on ${networkName}.`,
    )
  // Makes the first Gateway call at the start, because it is the slowest. A page waits only a second and would report an
  // outage.
  await Promise.all(Object.values(readBoxPage(first.componentAddress)))
}

/** Updates the gauge of the catalog's age before each scrape. */
async function measureCatalog(): Promise<void> {
  const result = await catalog().getStatus({ signal: AbortSignal.timeout(timeoutMs) })
  metrics().catalogAge.set(result.map(({ asOf }) => asOf.ageMs / 1_000).unwrapOr(-1))
}

/** Starts metrics, traces and signal handling, each only when it is configured. */
async function operate(): Promise<void> {
  const { metrics: address, drainMs, tracesUrl } = env()
  const say = (what: string, err?: unknown) => {
    serverLog().warn({ err }, what)
  }
  if (drainMs !== undefined) handleStops({ drainMs, say })
  if (tracesUrl !== undefined) await startTraces(tracesUrl)
  if (address === undefined) return
  watchRequests()
  try {
    await serveMetrics(address, measureCatalog)
  } catch (cause) {
    stop(`METRICS_PORT: nothing can listen on ${address.host}:${address.port} (${String(cause)}).`)
  }
}

/** Runs before the first request. Ends the process on a wrong variable and names it; Next alone would continue. */
export async function boot(): Promise<void> {
  try {
    env()
    readSiteConfig()
  } catch (error) {
    stop(error instanceof Error ? error.message : String(error))
  }
  setPeerHeader()
  setTargetHeader()
  setPrefetchHeader()
  await operate()
  disconnectSlowClients({ requestMs: 30_000, responseMs: 60_000 })
  await checkLedger()
}
