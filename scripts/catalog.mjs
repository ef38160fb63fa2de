import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { presets } from '../apps/storefront/lootboxes.config'
import { parseEnv } from '../apps/storefront/src/config/env'
import { listEnvLootbox } from '../apps/storefront/src/config/list-env-lootbox'
import { searchableDocuments } from '../apps/storefront/src/content/documents'
import { runCommand } from '../packages/catalog/src/worker'
import { createGateway } from '../packages/gateway/src/index'

/**
 * `pnpm catalog sync | rebuild | check | status | export`: the catalog of the boxes that the storefront lists, with the
 * storefront's own environment. CATALOG_PORT moves where a PGlite is served.
 */
const env = parseEnv({ RADIX_NETWORK: 'devnet', ...process.env })
const { lootbox, dAppDefinition } = listEnvLootbox(presets[env.network], env.box)
const stop = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => stop.abort())

// In the image this program stands in `packages/catalog/dist`, in the repository in `scripts`.
const contents = ['..', '../../..'].map((up) => join(import.meta.dirname, up, 'apps/storefront/content'))
const content = contents.find((one) => existsSync(one)) ?? contents[0]

const stamp = () => new Date().toISOString()
process.exitCode = await runCommand(
  process.argv.slice(2),
  {
    database: env.databaseUrl ?? process.env.CATALOG_DATA ?? join(import.meta.dirname, '../.data/catalog'),
    gateway: createGateway({ baseUrl: env.gatewayUrl, networkId: env.networkId, applicationName: 'Lootboxes catalog' }),
    networkId: env.networkId,
    boxes: lootbox.lootboxes,
    ticketFields: lootbox.ticketFields,
    boxFields: lootbox.boxFields,
    dAppDefinition: env.dAppDefinition ?? dAppDefinition,
    documents: await searchableDocuments(content),
    port: Number(process.env.CATALOG_PORT ?? 8092),
    logger: {
      info: (message) => void process.stdout.write(`${stamp()} ${message}\n`),
      warn: (message) => void process.stderr.write(`${stamp()} ${message}\n`),
    },
  },
  stop.signal,
)
