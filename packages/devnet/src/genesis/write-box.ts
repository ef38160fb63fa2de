import { amountOf } from '@lootboxes/ledger'
import { bytesToHex } from '@noble/hashes/utils.js'
import { drawCover, drawTicket } from '../art/draw-ticket'
import type { LootboxState } from '../blueprints/lootbox-state'
import { mutableTicketFields } from '../blueprints/ticket'
import { devKeys } from '../keys'
import { type GenesisContext, link, text } from './genesis-context'
import { memberFeeFunds } from './genesis-plan'
import { type PrintRun, printRun, sizeOf } from './loot-prints'
import { collections } from './write-collections'

export type Box = {
  component: string
  tickets: string
  name: string
  run: PrintRun
  firstLoot: Readonly<Record<'creatures' | 'plants', number>>
}

function writeTickets({ writer, addresses }: GenesisContext, box: Box, image: string): void {
  writer.nonFungible(box.tickets, mutableTicketFields, {
    name: text(`${box.name} tickets`),
    description: text('One ticket opens one loot. Reveal it, then claim what it holds.'),
    icon_url: link(image),
    tags: { type: 'StringArray', values: ['lootbox', 'ticket'] },
    dapp_definitions: { type: 'GlobalAddressArray', values: [addresses.dappDefinition] },
  })
}

function writeComponent({ writer, addresses, gallery }: GenesisContext, { component, name }: Box): void {
  writer.entity(
    component,
    { kind: 'lootbox', packageAddress: addresses.lootboxPackage },
    {
      name: text(name),
      description: text('A lootbox of drawn creatures and plants.'),
      icon_url: link(gallery.add(drawCover())),
      dapp_definition: { type: 'GlobalAddress', value: addresses.dappDefinition },
    },
  )
}

/** Mints the print run into the pool vaults, one per collection. */
function fillPool({ writer, addresses, gallery }: GenesisContext, box: Box): Pick<LootboxState, 'pool' | 'reserved'> {
  const loots = printRun(box.run, gallery)
  const resources = [addresses.lootCreatures, addresses.lootPlants]
  const pool = resources.map((resource) => writer.vault(box.component, resource, 'pool'))
  const reserved = resources.map((resource) => writer.vault(box.component, resource, 'reserved'))
  for (const [at, { collection }] of collections.entries())
    writer.mintInto(pool[at] ?? '', box.firstLoot[collection], loots[collection])
  return { pool, reserved }
}

/** Writes a lootbox with its tickets, its loot and the XRD for members' fees. */
export function writeBox(writing: GenesisContext, box: Box): void {
  const { writer, draft, addresses, gallery, wellKnown, seed } = writing
  const image = gallery.add(drawTicket({ id: box.component }))
  writeTickets(writing, box, image)
  writeComponent(writing, box)
  const vaults = fillPool(writing, box)
  const feeVault = writer.vault(box.component, wellKnown.xrd, 'fees')
  writer.fill(feeVault, memberFeeFunds)
  const draws = writer.address('key-value-store', `draws:${box.component}`)
  writer.entity(draws, { kind: 'key-value-store', owner: box.component })
  draft.set('lootbox', box.component, {
    ...vaults,
    ticketResource: box.tickets,
    ticketName: box.name,
    ticketImage: image,
    paymentToken: wellKnown.xrd,
    price: amountOf(2),
    maxTickets: sizeOf(box.run),
    ticketsSold: 0,
    proceeds: writer.vault(box.component, wellKnown.xrd, 'proceeds'),
    clubToken: addresses.baller,
    clubThreshold: amountOf(100),
    feeVault,
    oracle: bytesToHex(devKeys(seed).oracle.publicKey),
    pending: [],
    draws,
    isOpen: true,
  })
}
