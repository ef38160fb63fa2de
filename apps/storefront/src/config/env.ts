import type { S3StoreOptions } from '@lootboxes/lootbox/server'
import * as z from 'zod/mini'
import { parseEnvLootbox } from './env-lootbox'
import { devnetWorlds, type Network, networkNames } from './networks'
import { perProcess } from './per-process'

const networkIds = { devnet: 240, stokenet: 2, mainnet: 1 } as const satisfies Record<Network, number>

const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const

const port = z.pipe(z.coerce.number(), z.number().check(z.int(), z.gte(1), z.lte(65535)))

const Env = z.object({
  RADIX_NETWORK: z.enum(
    networkNames,
    'is not set to one of devnet, stokenet, mainnet. Nothing is assumed outside `npm start`.',
  ),
  PORT: z._default(port, 3000),
  DEVNET_PORT: z._default(port, 8090),
  DEVNET_URL: z.optional(z.url()),
  DEVNET_WORLD: z._default(z.enum(devnetWorlds), 'hug'),
  GATEWAY_URL: z.optional(z.url()),
  SITE_URL: z.optional(z.url()),
  IPFS_GATEWAY_URL: z.optional(z.url()),
  DAPP_DEFINITION_ADDRESS: z.optional(z.string()),
  LOOTBOX: z.optional(z.string()),
  TRADE_WIDGET_URL: z.optional(z.url({ protocol: /^https?$/ })),
  TRADE_WIDGET_PROVIDER: z.optional(z.string()),
  NODE_ENV: z._default(z.string(), 'production'),
  TRUST_PROXY: z._default(z.string(), '0'),
  RATE_LIMIT_PER_MINUTE: z._default(z.pipe(z.coerce.number(), z.number().check(z.int(), z.gte(0))), 600),
  DATABASE_URL: z.optional(z.url({ protocol: /^postgres(?:ql)?$/ })),
  COOKIE_SECRET: z.optional(z.string().check(z.minLength(32, 'needs at least 32 characters.'))),
  CATALOG_PORT: z._default(port, 8092),
  CATALOG_URL: z.optional(z.url({ protocol: /^(?:postgres(?:ql)?|https?)$/ })),
  LOG_LEVEL: z._default(z.enum(logLevels), 'info'),
  METRICS_PORT: z.optional(port),
  METRICS_HOST: z._default(z.string(), '127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(z.url({ protocol: /^https?$/ })),
  DRAIN_SECONDS: z.optional(z.pipe(z.coerce.number(), z.number().check(z.int(), z.gte(0), z.lte(300)))),
  MAINTENANCE: z.optional(z.string()),
  MAINTENANCE_SINCE: z.optional(z.iso.datetime({ offset: true, error: 'is not a time such as 2026-11-28T08:00:00Z.' })),
  SITE_DATA: z.optional(z.string()),
  SMTP_URL: z.optional(z.url({ protocol: /^smtps?$/ })),
  MAIL_FROM: z.optional(z.string()),
  MAIL_OUTBOX: z.optional(z.string()),
  CONTACT_TO: z.optional(z.email()),
  UPLOADS_DIR: z.optional(z.string()),
  UPLOADS_S3_URL: z.optional(z.url({ protocol: /^https?$/ })),
  UPLOADS_S3_REGION: z._default(z.string(), 'auto'),
  UPLOADS_S3_KEY_ID: z.optional(z.string()),
  UPLOADS_S3_SECRET: z.optional(z.string()),
})

const startedAt = new Date().toISOString()
const publicGateway = { stokenet: 'https://stokenet.radixdlt.com', mainnet: 'https://mainnet.radixdlt.com' }
const loopback = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/

const stop = (variable: string, why: string): never => {
  throw new Error(`${variable}: ${why}`)
}

const Proxies = z.array(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]))

/** A number of proxies, or their addresses: IPs and CIDR ranges. */
function parseTrustProxy(text: string): number | readonly string[] {
  if (/^\d{1,2}$/.test(text)) return Number(text)
  const ranges = z.safeParse(
    Proxies,
    text.split(',').map((range) => range.trim()),
  )
  if (ranges.success) return ranges.data
  return stop(
    'TRUST_PROXY',
    `"${text}" is neither a number of proxies nor a list of their addresses (10.0.0.0/8, ::1).`,
  )
}

const trimSlash = (url: string) => url.replace(/\/+$/, '')

type MailVariables = { SMTP_URL?: string | undefined; MAIL_FROM?: string | undefined; MAIL_OUTBOX?: string | undefined }

function mailOf(
  { SMTP_URL, MAIL_FROM, MAIL_OUTBOX }: MailVariables,
  isDevnet: boolean,
): { smtpUrl: string; from: string } | { outbox: string } | undefined {
  if (SMTP_URL === undefined) return isDevnet ? { outbox: MAIL_OUTBOX ?? '.data/outbox.ndjson' } : undefined
  return { smtpUrl: SMTP_URL, from: MAIL_FROM ?? stop('MAIL_FROM', 'is not set. Letters by SMTP_URL need a sender.') }
}

/** Storage for pictures of new collections; undefined without one. Only a devnet has a default. */
function uploadsOf(given: z.output<typeof Env>): { folder: string } | Omit<S3StoreOptions, 'timeoutMs'> | undefined {
  const { UPLOADS_DIR, UPLOADS_S3_URL: url, RADIX_NETWORK } = given
  if (url === undefined) {
    const folder = UPLOADS_DIR ?? (RADIX_NETWORK === 'devnet' ? '.data/uploads' : undefined)
    return folder === undefined ? undefined : { folder }
  }
  const missing = 'is not set. A bucket needs it.'
  return {
    url,
    region: given.UPLOADS_S3_REGION,
    accessKeyId: given.UPLOADS_S3_KEY_ID ?? stop('UPLOADS_S3_KEY_ID', missing),
    secretAccessKey: given.UPLOADS_S3_SECRET ?? stop('UPLOADS_S3_SECRET', missing),
  }
}

/** Throws on a configuration that wallets and visitors could not use. */
function checkSite(given: z.output<typeof Env>, siteUrl: string): void {
  const { RADIX_NETWORK: network, SITE_URL, DAPP_DEFINITION_ADDRESS } = given
  if (network === 'devnet' && !loopback.test(new URL(siteUrl).hostname))
    stop(
      'SITE_URL',
      `${siteUrl} is not this machine. A devnet’s wallet is loaded from the visitor’s own machine, so its site must be, too.`,
    )
  if (network !== 'devnet' && SITE_URL === undefined)
    stop(
      'SITE_URL',
      `is not set. On ${network} wallets and search engines need to know where this site is, such as https://example.org.`,
    )
  if (network !== 'devnet' && DAPP_DEFINITION_ADDRESS === undefined)
    stop('DAPP_DEFINITION_ADDRESS', `is not set. On ${network} it is the account that describes this site to wallets.`)
}

/**
 * Throws with the name of the first variable that does not parse, so that the server does not start with a wrong
 * configuration.
 */
export function parseEnv(from: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(from).filter(([, value]) => value !== ''))
  const parsed = z.safeParse(Env, given)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new Error(`${issue?.path.join('.') ?? 'environment'}: ${issue?.message ?? 'does not parse'}`)
  }
  const { RADIX_NETWORK: network, ...rest } = parsed.data
  const siteUrl = trimSlash(rest.SITE_URL ?? `http://localhost:${rest.PORT}`)
  checkSite(parsed.data, siteUrl)
  const devnetUrl =
    network === 'devnet' ? trimSlash(rest.DEVNET_URL ?? `http://127.0.0.1:${rest.DEVNET_PORT}`) : undefined
  const widgetUrl = rest.TRADE_WIDGET_URL ?? (devnetUrl === undefined ? undefined : `${devnetUrl}/explorer/trade`)
  const widgetName = rest.TRADE_WIDGET_URL === undefined ? 'Example Exchange' : new URL(rest.TRADE_WIDGET_URL).host
  return {
    network,
    networkId: networkIds[network],
    /** URL of the devnet. Undefined on a public network, so that no page there can use it. */
    devnetUrl,
    gatewayUrl: trimSlash(
      rest.GATEWAY_URL ?? devnetUrl ?? (network === 'mainnet' ? publicGateway.mainnet : publicGateway.stokenet),
    ),
    /** The world that the devnet started with. */
    devnetWorld: rest.DEVNET_WORLD,
    siteUrl,
    ipfsUrl: trimSlash(
      rest.IPFS_GATEWAY_URL ?? (devnetUrl === undefined ? 'https://ipfs.io/ipfs' : `${devnetUrl}/ipfs`),
    ),
    dAppDefinition: rest.DAPP_DEFINITION_ADDRESS,
    /** The box at `/`, in place of the preset's. */
    box: rest.LOOTBOX === undefined ? undefined : parseEnvLootbox(rest.LOOTBOX, networkIds[network]),
    /** The third party of the buy-token modal: its origin is the only frame the policy allows. A devnet has an example. */
    swapProvider:
      widgetUrl === undefined ? undefined : { provider: rest.TRADE_WIDGET_PROVIDER ?? widgetName, baseUrl: widgetUrl },
    /** Proxies whose `x-forwarded-for` is trusted: their number, or their addresses. */
    trustProxy: parseTrustProxy(rest.TRUST_PROXY),
    /** Points per client and minute. A page costs 1, a call 1 plus its Gateway calls. 0 disables the limit. */
    rateLimitPerMinute: rest.RATE_LIMIT_PER_MINUTE,
    /** PostgreSQL, to count requests of several instances together. */
    databaseUrl: rest.DATABASE_URL,
    /** The key of the visitor cookie's signature, the same for all instances. Without it each process has its own. */
    cookieSecret: rest.COOKIE_SECRET,
    /** URL of the catalog: its worker, or its PostgreSQL. */
    catalogUrl: rest.CATALOG_URL ?? rest.DATABASE_URL ?? `http://127.0.0.1:${rest.CATALOG_PORT}`,
    logLevel: rest.LOG_LEVEL,
    /** Address of `/metrics`; no metrics without it. */
    metrics: rest.METRICS_PORT === undefined ? undefined : { port: rest.METRICS_PORT, host: rest.METRICS_HOST },
    /** URL of an OpenTelemetry collector (OTLP over HTTP). Without it the server records no traces. */
    tracesUrl: rest.OTEL_EXPORTER_OTLP_ENDPOINT === undefined ? undefined : trimSlash(rest.OTEL_EXPORTER_OTLP_ENDPOINT),
    /** Drain time after SIGTERM; without it Next handles the signal. */
    drainMs: rest.DRAIN_SECONDS === undefined ? undefined : rest.DRAIN_SECONDS * 1_000,
    /** Database of letters, subscribers and samples: PostgreSQL, a PGlite folder, or `memory:`. No forms without it. */
    recordsUrl: rest.DATABASE_URL ?? rest.SITE_DATA ?? (devnetUrl === undefined ? undefined : 'memory:'),
    /** Transport of e-mails: SMTP, or a file on a devnet. Without it there are no forms. */
    mail: mailOf(rest, devnetUrl !== undefined),
    /** Recipient of contact messages; without one they stay in the database. */
    contactTo: rest.CONTACT_TO,
    /** Storage of pictures for new collections: a bucket, or a folder of this machine; none without it. */
    uploads: uploadsOf(parsed.data),
    /** Why the site is closed, as a sentence, and since when; open without a sentence. */
    maintenance:
      rest.MAINTENANCE === undefined
        ? undefined
        : { why: rest.MAINTENANCE, since: Date.parse(rest.MAINTENANCE_SINCE ?? startedAt) },
    development: rest.NODE_ENV === 'development',
  }
}

export type Env = ReturnType<typeof parseEnv>

/** Read when a request is served, never at build time: one build serves all networks. */
export const env = perProcess('env', () => parseEnv(process.env))
