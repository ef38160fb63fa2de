import { type GenesisContext, link, text } from './genesis-context'
import { icons } from './icons'

/** Writes the dApp definition: an account that claims the entities and the website of the shop. */
export function writeDapp({ writer, addresses, gallery }: GenesisContext): void {
  writer.entity(
    addresses.dappDefinition,
    { kind: 'account' },
    {
      account_type: text('dapp definition'),
      name: text('Lootboxes devnet'),
      description: text('NFT lootboxes on an embedded ledger.'),
      icon_url: link(gallery.add(icons.shop)),
      claimed_websites: { type: 'OriginArray', values: ['http://localhost:3000', 'http://127.0.0.1:3000'] },
      claimed_entities: {
        type: 'GlobalAddressArray',
        values: [
          addresses.hugOpen,
          addresses.hugSoldOut,
          addresses.hugOpenTickets,
          addresses.hugSoldOutTickets,
          addresses.lootCreatures,
          addresses.lootPlants,
          addresses.baller,
        ],
      },
    },
  )
}
