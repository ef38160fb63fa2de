import { createGateway, type Gateway } from '@lootboxes/gateway'
import { env } from '@/env'
import { product } from '@/product'
import { readPreset } from '../shop/read-shop'

let gateway: Gateway | undefined

/** The gateway client of the server: one for the process, on the configured network. */
export const serverGateway = (): Gateway =>
  (gateway ??= createGateway({
    baseUrl: env().gatewayUrl,
    networkId: readPreset().lootbox.networkId,
    applicationName: `${product.name} Lootboxes`,
    applicationVersion: '0.0.0',
  }))
