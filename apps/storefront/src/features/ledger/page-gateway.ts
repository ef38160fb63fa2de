import { createGateway, type Gateway } from '@lootboxes/gateway'
import type { Shop } from '../shop/shop'

type PageShop = Pick<Shop, 'gatewayUrl' | 'networkId' | 'product' | 'dAppDefinitionAddress'>

/** The gateway client of a page; comes with whatever first needs one, never with the first load. */
export const pageGateway = ({ gatewayUrl, networkId, product, dAppDefinitionAddress }: PageShop): Gateway =>
  createGateway({
    baseUrl: gatewayUrl,
    networkId,
    dAppDefinitionAddress,
    applicationName: `${product.name} Lootboxes`,
  })
