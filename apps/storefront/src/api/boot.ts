import { disconnectSlowClients, setPeerHeader } from '@lootboxes/lootbox/server'
import { env } from '@/config/env'
import { serverLog } from '@/config/log'
import { readSiteConfig } from '@/config/read-site-config'
import { catalog } from '@/ledger/catalog'
import { serverGateway } from '@/ledger/server-gateway'
import { metrics } from '@/operations/metrics'
import { serveMetrics } from '@/operations/serve-metrics'
import { handleStops } from '@/operations/stopping'
import { startTraces } from '@/operations/traces'
import { watchRequests } from '@/operations/watch-requests'

function stop(why: string): never {
  process.stderr.write(`\n${why}\n\n`)
  process.exit(1)
}

/** How long the start waits for the Gateway. */
const patienceMs = 3_000

/** Stops on a Gateway of another network and on a listed address that the ledger does not know. Skipped while the Gateway does not answer. */
async function checkLedger(): Promise<void> {
  const { network, networkId, gatewayUrl, box } = env()
  const { boxes, networkName } = readSiteConfig()
  const signal = AbortSignal.timeout(patienceMs)
  const asked = await serverGateway().getNetworkConfiguration(undefined, { signal })
  if (asked.isErr()) {
    serverLog().warn({ gatewayUrl, because: asked.error.kind }, 'The Gateway does not answer yet.')
    return
  }
  if (asked.value.network_id !== networkId)
    stop(
      `GATEWAY_URL: ${gatewayUrl} serves network ${asked.value.network_id} (${asked.value.network_name}), but RADIX_NETWORK=${network} is network ${networkId}.`,
    )
  if (boxes.length === 0) {
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
}

/** How old the catalog is, asked when somebody looks. */
async function measureCatalog(): Promise<void> {
  const asked = await catalog().getStatus({ signal: AbortSignal.timeout(patienceMs) })
  metrics().catalogAge.set(asked.map(({ asOf }) => asOf.ageMs / 1_000).unwrapOr(-1))
}

/** Figures and signals, where somebody runs this for others. */
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

/** What happens before the first request. What is configured wrongly ends it by name; Next alone would go on. */
export async function boot(): Promise<void> {
  try {
    env()
    readSiteConfig()
  } catch (error) {
    stop(error instanceof Error ? error.message : String(error))
  }
  setPeerHeader()
  await operate()
  disconnectSlowClients({ requestMs: 30_000, responseMs: 60_000 })
  await checkLedger()
}
