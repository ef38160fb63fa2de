import { amountOf, type ComponentAddress, type ResourceAddress, xrdAddress } from '@lootboxes/ledger'
import { lootboxConfig } from '@lootboxes/lootbox'

/** A network, the URL of its Gateway and the addresses of the box on sale. */
export type Ledger = {
  url: string
  networkId: number
  addresses: { hugOpen: ComponentAddress; dappDefinition: string } & Record<
    'hugOpenTickets' | 'baller',
    ResourceAddress
  >
}

/** Returns the configuration that the page and the product server share. */
export const shopOn = ({ networkId, addresses }: Ledger) =>
  lootboxConfig({
    networkId,
    product: { name: 'Baller', slug: 'baller', tokenAddress: addresses.baller },
    lootboxes: [
      {
        id: 'hug',
        name: 'Hug the Eco System',
        title: 'Hug the Eco System',
        bigImage: '',
        userImage: '',
        tokenIconUrl: '',
        componentAddress: addresses.hugOpen,
        ticketAddress: addresses.hugOpenTickets,
        tokenAddress: xrdAddress(networkId),
        price: amountOf(2),
      },
    ],
  })
