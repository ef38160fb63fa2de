import { join } from 'node:path'
import { parseEnv } from '@lootboxes/storefront/commands'
import { runCatalogCommand } from './catalog-commands'
import { migrate } from './migrate'

/** `main.ts COMMAND …`: `migrate`, `newsletter POST`, or a command of the catalog. The README lists them. */
const storefront = join(import.meta.dirname, '../../storefront')
const [command, ...rest] = process.argv.slice(2)
const stop = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => stop.abort())

async function run(): Promise<number> {
  if (command === 'migrate') return migrate(parseEnv(process.env), storefront)
  if (command === 'newsletter') {
    const { sendNewsletter } = await import('./newsletter')
    return sendNewsletter(parseEnv(process.env), storefront, rest[0])
  }
  const { CATALOG_DATA, CATALOG_PORT } = process.env
  return runCatalogCommand(process.argv.slice(2), {
    env: parseEnv({ RADIX_NETWORK: 'devnet', ...process.env }),
    storefront,
    data: CATALOG_DATA ?? join(storefront, '../../.data/catalog'),
    port: Number(CATALOG_PORT ?? 8092),
    signal: stop.signal,
  })
}

process.exitCode = await run()
