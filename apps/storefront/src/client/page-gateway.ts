import { createGateway, type Gateway } from '@lootboxes/gateway'
import type { SiteConfig } from '@/config/site-config'

type PageSite = Pick<SiteConfig, 'gatewayUrl' | 'networkId' | 'product' | 'dAppDefinitionAddress'>

/** Creates the Gateway client of a page. Import it from lazy code only: it is not part of the first load. */
export const pageGateway = ({ gatewayUrl, networkId, product, dAppDefinitionAddress }: PageSite): Gateway =>
  createGateway({
    baseUrl: gatewayUrl,
    networkId,
    dAppDefinitionAddress,
    applicationName: `${product.name} Lootboxes`,
  })
