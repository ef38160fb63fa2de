import type { Gateway, GatewayError } from '@lootboxes/gateway'
import { createGateway } from '@lootboxes/gateway'
import type { AccountAddress } from '@lootboxes/ledger'
import {
  accountReads,
  createProductClient,
  type Holdings,
  type ProductClient,
  type ReadOptions,
  readHoldings,
} from '@lootboxes/lootbox/client'
import { logged } from '@/config/copy'
import type { SiteConfig } from '@/config/site-config'
import type { Client } from './client'

type PageSite = Pick<SiteConfig, 'gatewayUrl' | 'networkId' | 'product' | 'dAppDefinitionAddress'>

/** The gateway client of a page; comes with whatever first needs one, never with the first load. */
export const pageGateway = ({ gatewayUrl, networkId, product, dAppDefinitionAddress }: PageSite): Gateway =>
  createGateway({
    baseUrl: gatewayUrl,
    networkId,
    dAppDefinitionAddress,
    applicationName: `${product.name} Lootboxes`,
  })

export const productClient = ({ product }: Pick<SiteConfig, 'product'>): ProductClient =>
  createProductClient('', { product: product.slug })

const sentences = { fungibles: logged.fungibles, 'non-fungibles': logged.nonFungibles, tickets: logged.wallet }
const said = (error: Pick<GatewayError, 'kind'>): unknown =>
  error.kind === 'response' && 'status' in error && typeof error.status === 'number'
    ? new Error(logged.http(error.status))
    : error

export type ReadAccountOptions = ReadOptions & { account: AccountAddress; ticketAddress: string; before: Holdings }

/** What the site reads of an account; what fails is said in the console in the words of the spec (section 8). */
export const readAccount = (
  { site, log }: Pick<Client, 'site' | 'log'>,
  { account, ticketAddress, before, ...options }: ReadAccountOptions,
): Promise<Holdings> => {
  const reads = accountReads({
    gateway: pageGateway(site),
    client: productClient(site),
    tokens: [
      ...site.boxes.map(({ tokenAddress }) => tokenAddress),
      ...(site.clubToken ? [site.clubToken.address] : []),
    ],
    onError: ({ what, error }) => log(sentences[what], what === 'tickets' ? error : said(error)),
  })
  return readHoldings(reads)(account, ticketAddress, before, options)
}
