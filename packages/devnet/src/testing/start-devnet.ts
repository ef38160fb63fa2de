import { GatewayApiClient } from '@radixdlt/babylon-gateway-api-sdk'
import { onTestFinished } from 'vitest'
import { createDevnet, type Devnet } from '../create-devnet'
import type { DevnetOptions } from '../devnet-options'

export type RunningDevnet = { devnet: Devnet; url: string; sdk: GatewayApiClient }

/** Starts an in-memory devnet on a free port with the official client. Both end with the test. */
export async function startDevnet(options: DevnetOptions = {}): Promise<RunningDevnet> {
  const devnet = (await createDevnet({ history: false, ...options }))._unsafeUnwrap()
  const url = (await devnet.listen({ port: 0 }))._unsafeUnwrap()
  onTestFinished(() => devnet.close())
  return { devnet, url, sdk: GatewayApiClient.initialize({ basePath: url, applicationName: 'Devnet tests' }) }
}
