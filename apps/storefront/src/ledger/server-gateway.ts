import { createGateway } from '@lootboxes/gateway'
import { createCallLimits } from '@lootboxes/gateway/server'
import { env } from '@/config/env'
import { serverLog } from '@/config/log'
import { perProcess } from '@/config/per-process'
import { product } from '@/config/product'
import { readPreset } from '@/config/read-site-config'
import { metrics } from '@/operations/metrics'

/** `fetch`, timed by endpoint. */
const timedFetch: typeof fetch = async (input, init) => {
  const { pathname } = new URL(input instanceof Request ? input.url : input)
  const end = metrics().gatewayCalls.startTimer({ endpoint: pathname })
  try {
    const response = await fetch(input, init)
    end({ status: response.status })
    return response
  } catch (cause) {
    end({ status: 'none' })
    throw cause
  }
}

/** The gateway client of the server, on the configured network. */
export const serverGateway = perProcess('gateway', () =>
  createGateway({
    baseUrl: env().gatewayUrl,
    networkId: readPreset().lootbox.networkId,
    applicationName: `${product.name} Lootboxes`,
    applicationVersion: '0.0.0',
    fetch: timedFetch,
    // Limits the calls in flight, and pauses calls to a failing Gateway.
    limit: createCallLimits({
      onStateChange: (state) => {
        metrics().gatewayOpen.set(state === 'closed' ? 0 : 1)
        serverLog().warn({ state }, 'The way to the Gateway opened or closed.')
      },
    }).limit,
  }),
)
