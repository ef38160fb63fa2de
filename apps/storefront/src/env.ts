import * as z from 'zod/mini'
import { type GivenBox, parseGivenBox } from './features/shop/given-box'

const networkNames = ['devnet', 'stokenet', 'mainnet'] as const
export type Network = (typeof networkNames)[number]

const networkIds = { devnet: 240, stokenet: 2, mainnet: 1 } as const satisfies Record<Network, number>

const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const

const port = z.pipe(z.coerce.number(), z.number().check(z.int(), z.gte(1), z.lte(65535)))

const Env = z.object({
  RADIX_NETWORK: z._default(z.enum(networkNames), 'devnet'),
  PORT: z._default(port, 3000),
  DEVNET_PORT: z._default(port, 8090),
  DEVNET_URL: z.optional(z.url()),
  GATEWAY_URL: z.optional(z.url()),
  SITE_URL: z.optional(z.url()),
  IPFS_GATEWAY_URL: z.optional(z.url()),
  DAPP_DEFINITION_ADDRESS: z.optional(z.string()),
  LOOTBOX: z.optional(z.string()),
  TRADE_WIDGET_URL: z.optional(z.url({ protocol: /^https?$/ })),
  TRADE_WIDGET_PROVIDER: z.optional(z.string()),
  NODE_ENV: z._default(z.string(), 'production'),
  TRUST_PROXY: z._default(z.enum(['true', 'false']), 'false'),
  RATE_LIMIT_PER_MINUTE: z._default(z.pipe(z.coerce.number(), z.number().check(z.int(), z.gte(0))), 600),
  DATABASE_URL: z.optional(z.url({ protocol: /^postgres(?:ql)?$/ })),
  LOG_LEVEL: z._default(z.enum(logLevels), 'info'),
})

export type Env = {
  network: Network
  networkId: number
  /** Where the devnet answers; present on devnet only, so nothing of it can reach a public network. */
  devnetUrl: string | undefined
  gatewayUrl: string
  siteUrl: string
  ipfsUrl: string
  dAppDefinition: string | undefined
  /** The box at `/`, in place of the preset's. */
  box: GivenBox | undefined
  /** The third party of the buy-token modal, in place of the preset's. */
  tradeProvider: { provider: string; baseUrl: string } | undefined
  /** Believe `x-forwarded-for` when counting requests. Only behind a proxy of your own. */
  trustProxy: boolean
  /** Product requests one client may send in a minute; 0 counts nobody. */
  rateLimitPerMinute: number
  /** PostgreSQL, to count requests of several instances together. */
  databaseUrl: string | undefined
  logLevel: (typeof logLevels)[number]
  development: boolean
}

const publicGateway = { stokenet: 'https://stokenet.radixdlt.com', mainnet: 'https://mainnet.radixdlt.com' }
const trimSlash = (url: string) => url.replace(/\/+$/, '')

/** Throws with the name of the first variable that does not parse: an empty shop would be worse than a failed boot. */
export function parseEnv(from: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(from).filter(([, value]) => value !== ''))
  const parsed = z.safeParse(Env, given)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new Error(`${issue?.path.join('.') ?? 'environment'}: ${issue?.message ?? 'does not parse'}`)
  }
  const { RADIX_NETWORK: network, ...rest } = parsed.data
  const { TRADE_WIDGET_URL: widgetUrl } = rest
  const provider = rest.TRADE_WIDGET_PROVIDER ?? (widgetUrl === undefined ? '' : new URL(widgetUrl).host)
  const devnetUrl =
    network === 'devnet' ? trimSlash(rest.DEVNET_URL ?? `http://127.0.0.1:${rest.DEVNET_PORT}`) : undefined
  return {
    network,
    networkId: networkIds[network],
    devnetUrl,
    gatewayUrl: trimSlash(
      rest.GATEWAY_URL ?? devnetUrl ?? (network === 'mainnet' ? publicGateway.mainnet : publicGateway.stokenet),
    ),
    siteUrl: trimSlash(rest.SITE_URL ?? `http://localhost:${rest.PORT}`),
    ipfsUrl: trimSlash(
      rest.IPFS_GATEWAY_URL ?? (devnetUrl === undefined ? 'https://ipfs.io/ipfs' : `${devnetUrl}/ipfs`),
    ),
    dAppDefinition: rest.DAPP_DEFINITION_ADDRESS,
    box: rest.LOOTBOX === undefined ? undefined : parseGivenBox(rest.LOOTBOX, networkIds[network]),
    tradeProvider: widgetUrl === undefined ? undefined : { provider, baseUrl: widgetUrl },
    trustProxy: rest.TRUST_PROXY === 'true',
    rateLimitPerMinute: rest.RATE_LIMIT_PER_MINUTE,
    databaseUrl: rest.DATABASE_URL,
    logLevel: rest.LOG_LEVEL,
    development: rest.NODE_ENV === 'development',
  }
}

let parsedOnce: Env | undefined
/** Read when a request is served, never at build time: one build serves all networks. */
export const env = (): Env => (parsedOnce ??= parseEnv(process.env))
