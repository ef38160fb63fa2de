import { createDevnet, type Devnet } from '@lootboxes/devnet'
import { createGateway, type Gateway } from '@lootboxes/gateway'
import { amountOf, xrdAddress } from '@lootboxes/ledger'
import type { Catalog } from '../catalog'
import type { CatalogBox, CatalogOptions } from '../catalog-options'
import { createCatalog } from '../create-catalog'

const boxesOf = ({ addresses, networkId }: Devnet): readonly CatalogBox[] => {
  const entry = (id: string, print: string, title: string, componentAddress: string, ticketAddress: string) => ({
    id,
    name: `Hug the Eco System, ${print} print`,
    title,
    componentAddress,
    ticketAddress,
    tokenAddress: xrdAddress(networkId),
    price: amountOf(2),
  })
  return [
    entry('hug-open', 'second', 'Hug the Eco System', addresses.hugOpen, addresses.hugOpenTickets),
    entry('hug-sold-out', 'first', 'Hug the Eco System - SOLD OUT', addresses.hugSoldOut, addresses.hugSoldOutTickets),
  ]
}

export type World = {
  readonly devnet: Devnet
  readonly url: string
  readonly gateway: Gateway
  readonly options: CatalogOptions
  readonly catalog: Catalog
  readonly close: () => Promise<void>
}

type WorldOptions = {
  readonly devnet?: Parameters<typeof createDevnet>[0]
  /** Default: an empty one of the quickest kind that is installed, for tests of Vitest. */
  readonly database?: string | undefined
  readonly own?: Partial<CatalogOptions> | undefined
}

/** A listening devnet, and a catalog of it with a separate database. */
export async function testWorld({ devnet: devnetOptions = {}, database, own }: WorldOptions = {}): Promise<World> {
  const devnet = (await createDevnet(devnetOptions))._unsafeUnwrap()
  const url = (await devnet.listen({ port: 0 }))._unsafeUnwrap()
  const gateway = createGateway({
    baseUrl: url,
    networkId: devnet.networkId,
    applicationName: 'Catalog tests',
    retry: { firstMs: 5, maxMs: 50 },
  })
  // Commands of maintainers bring their database: outside of a test run there is nothing to inject.
  const fresh = database === undefined ? await (await import('./databases')).quickestDatabase() : undefined
  const options: CatalogOptions = {
    database: database ?? fresh?.where ?? '',
    gateway,
    boxes: boxesOf(devnet),
    dAppDefinition: devnet.addresses.dappDefinition,
    pollMs: 50,
    ...own,
  }
  const catalog = createCatalog(options)
  return {
    devnet,
    url,
    gateway,
    options,
    catalog,
    close: async () => {
      await catalog.close()
      await devnet.close()
      fresh?.remove()
    },
  }
}
