import { createGateway } from '@lootboxes/gateway'
import { createProductApi, lootboxConfig } from '@lootboxes/lootbox'
import { createClientKey, createMemoryRateLimit, createProductHandler } from '@lootboxes/lootbox/server'

const api = createProductApi(
  createGateway({ networkId: 2, applicationName: 'My shop' }),
  lootboxConfig({ networkId: 2, product: { name: 'Baller', slug: 'baller' }, lootboxes: [] }),
)
const clientKey = createClientKey({ trustProxy: 0 })

export const handler = createProductHandler(api, {
  limit: createMemoryRateLimit({ perMinute: 600 }),
  clientKey: ({ headers }) => clientKey(headers),
  log: console,
})
