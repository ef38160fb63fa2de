import { type Clock, systemClock } from '@lootboxes/ledger'
import { Configuration } from '@radixdlt/babylon-gateway-api-sdk'
import { version } from '../package.json'
import { createFetchApi, type FetchApiOptions } from './fetch-api'
import { RequiredError } from './gateway-error'
import { gatewayUrl } from './gateway-url'
import { LIMITS } from './wire/limits'

/** Maximum number of entries in one request of a batching verb. */
export type BatchSizes = {
  readonly addresses: number
  /** 29 by the spec; the public Gateway accepts 100. */
  readonly nonFungibleIds: number
  readonly keys: number
  readonly validators: number
}

/** A network with a public Gateway, or the URL of any Gateway. */
type Location =
  | { readonly networkId: number; readonly baseUrl?: string | undefined }
  | { readonly networkId?: number | undefined; readonly baseUrl: string }

/** Where the Gateway is, who calls it, and how calls are timed, limited, retried and batched. */
export type TransportOptions = Location &
  Omit<FetchApiOptions, 'clock'> & {
    /** Sent with every call, like the next two, for the Gateway's statistics. */
    readonly applicationName: string
    readonly applicationVersion?: string | undefined
    readonly dAppDefinitionAddress?: string | undefined
    readonly clock?: Clock | undefined
    readonly batch?: Partial<BatchSizes> | undefined
  }

/** The highest state version in any response so far, and when it arrived. */
type LatestState = { readonly stateVersion: number; readonly at: number }

/** The connection to one Gateway that verbs of `./verbs` take as their first argument. */
export type Transport = {
  readonly baseUrl: string
  readonly networkId: number | undefined
  readonly clock: Clock
  readonly batch: BatchSizes
  /** For the SDK's API classes, for example `new StateApi(transport.sdk)`. */
  readonly sdk: Configuration
  /** The same with a single attempt per call. */
  readonly sdkWithoutRetries: Configuration
  readonly latestState: () => LatestState | undefined
  readonly noteState: (stateVersion: number) => void
}

const BATCH: BatchSizes = {
  addresses: LIMITS.addresses,
  nonFungibleIds: LIMITS.nonFungibleIds,
  keys: LIMITS.serverKeys,
  validators: LIMITS.validators,
}

/** Header values are limited to Latin-1. Replacing other characters keeps a name in another script from failing every call. */
const headerValue = (text = 'Unknown'): string => text.replace(/[^\x20-\x7e]/g, '?')

/** The address of the Gateway. Throws for one that `fetch` could never reach, which each call would report as unreachable. */
function baseUrlOf({ networkId, baseUrl }: TransportOptions): string {
  const address = baseUrl ?? (networkId === undefined ? undefined : gatewayUrl(networkId))
  const reason =
    networkId === undefined
      ? 'pass networkId or baseUrl'
      : `network ${networkId} has no public Gateway, so pass its baseUrl`
  if (!address) throw new RequiredError('baseUrl', reason)
  if (!/^https?:$/.test(URL.canParse(address) ? new URL(address).protocol : ''))
    throw new TypeError(`baseUrl must be an http or https address, such as http://localhost:8090, not “${address}”.`)
  return address.replace(/\/$/, '')
}

/**
 * Connects to one Gateway. Throws RequiredError when neither `baseUrl` nor a network with a public Gateway is given, and a TypeError
 * when `baseUrl` is no http or https address.
 *
 * @example
 * const transport = createTransport({ networkId: 2, applicationName: 'My shop' })
 * const holdings = await getFungibles(transport, { address })
 */
export function createTransport(options: TransportOptions): Transport {
  const { networkId, clock = systemClock } = options
  const baseUrl = baseUrlOf(options)
  const headers = {
    'RDX-Client-Name': '@lootboxes/gateway',
    'RDX-Client-Version': version,
    'RDX-App-Name': headerValue(options.applicationName),
    'RDX-App-Version': headerValue(options.applicationVersion),
    'RDX-App-Dapp-Definition': headerValue(options.dAppDefinitionAddress),
  }
  const configure = (retry: FetchApiOptions['retry']) =>
    new Configuration({ basePath: baseUrl, headers, fetchApi: createFetchApi({ ...options, clock, retry }) })
  let latest: LatestState | undefined
  return {
    baseUrl,
    networkId,
    clock,
    batch: { ...BATCH, ...options.batch },
    sdk: configure(options.retry),
    sdkWithoutRetries: configure({ times: 0 }),
    latestState: () => latest,
    noteState: (stateVersion) => {
      if (stateVersion >= (latest?.stateVersion ?? 0)) latest = { stateVersion, at: clock.now() }
    },
  }
}
