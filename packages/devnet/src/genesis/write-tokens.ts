import { type GenesisContext, link, text } from './genesis-context'
import { allocationsOf } from './genesis-plan'
import { icons } from './icons'

/** Writes XRD and BALLER with their initial balances. */
export function writeTokens({ writer, wellKnown, gallery, addresses, seed, networkId }: GenesisContext): void {
  writer.fungible(wellKnown.xrd, 18, {
    symbol: text('XRD'),
    name: text('Radix'),
    description: text('The native token of the network. On a devnet it is worth nothing.'),
    tags: { type: 'StringArray', values: ['network'] },
    icon_url: link(gallery.add(icons.xrd)),
  })
  writer.fungible(addresses.baller, 18, {
    symbol: text('BALLER'),
    name: text('Baller'),
    description: text('Hold 100 to be in the 100 club: the lootbox then pays your network fee.'),
    icon_url: link(gallery.add(icons.baller)),
    dapp_definitions: { type: 'GlobalAddressArray', values: [addresses.dappDefinition] },
  })
  for (const { account, xrd, baller } of allocationsOf(seed, networkId)) {
    writer.fund(account, wellKnown.xrd, xrd)
    if (baller > 0n) writer.fund(account, addresses.baller, baller)
  }
}
