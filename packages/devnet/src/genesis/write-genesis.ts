import { amountOf } from '@lootboxes/ledger'
import { bytesToHex } from '@noble/hashes/utils.js'
import { drawCover, drawTicket } from '../art/draw-ticket'
import type { LootboxState } from '../blueprints/lootbox-state'
import { mutableTicketFields } from '../blueprints/ticket'
import { devKeys } from '../keys'
import type { Metadata } from '../sbor/metadata'
import type { Draft } from '../store/draft'
import type { Gallery } from './gallery'
import { type GenesisAddresses, genesisAddresses } from './genesis-addresses'
import { allocationsOf, ballerReserve, faucetFunds, memberFeeFunds } from './genesis-plan'
import { createGenesisWriter, type GenesisWriter } from './genesis-writer'
import { icons } from './icons'
import { type PrintRun, printRun, sizeOf } from './loot-prints'
import type { WellKnownAddresses } from './well-known'

export type GenesisWorld = {
  networkId: number
  seed: number
  gallery: Gallery
  wellKnown: WellKnownAddresses
}

export type GenesisState = {
  addresses: GenesisAddresses
  rewardsVault: string
  validator: string
}

export const openRun: PrintRun = { season: 'spring', share: 100 }
export const soldOutRun: PrintRun = { season: 'autumn', share: 25 }

const text = (value: string): Metadata => ({ type: 'String', value })
const link = (value: string): Metadata => ({ type: 'Url', value })

type Writing = GenesisWorld & { writer: GenesisWriter; draft: Draft; addresses: GenesisAddresses }

function writeTokens({ writer, wellKnown, gallery, addresses, seed, networkId }: Writing): void {
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
  writer.fund(addresses.dappDefinition, addresses.baller, ballerReserve)
}

function writeSystem({ writer, wellKnown, addresses }: Writing): { rewardsVault: string; validator: string } {
  for (const [name, address] of Object.entries(wellKnown))
    if (name.endsWith('_package')) writer.entity(address, { kind: 'package', blueprints: [] })
  writer.entity(wellKnown.consensus_manager, { kind: 'consensus-manager' })
  writer.entity(addresses.lootboxPackage, { kind: 'package', blueprints: ['Lootbox'] }, { name: text('Lootbox') })
  writer.entity(
    wellKnown.faucet,
    { kind: 'faucet', packageAddress: wellKnown.faucet_package ?? '' },
    { name: text('Test Faucet') },
  )
  writer.fund(wellKnown.faucet, wellKnown.xrd, faucetFunds)
  const validator = writer.address('validator', 'validator')
  writer.entity(validator, { kind: 'validator' }, { name: text('Devnet validator') })
  return { rewardsVault: writer.vault(wellKnown.consensus_manager, wellKnown.xrd, 'rewards'), validator }
}

function writeDapp({ writer, addresses, gallery }: Writing): void {
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

const collections = [
  { collection: 'creatures', name: 'Eco Creatures', description: 'Animals of the Hug the Eco System lootboxes.' },
  { collection: 'plants', name: 'Eco Plants', description: 'Plants of the Hug the Eco System lootboxes.' },
] as const

function writeCollections({ writer, addresses, gallery }: Writing): void {
  for (const { collection, name, description } of collections)
    writer.nonFungible(collection === 'creatures' ? addresses.lootCreatures : addresses.lootPlants, [], {
      name: text(name),
      description: text(description),
      icon_url: link(gallery.add(icons[collection])),
      tags: { type: 'StringArray', values: ['collectible', 'lootbox'] },
      loot_field: text(collection),
      dapp_definitions: { type: 'GlobalAddressArray', values: [addresses.dappDefinition] },
    })
}

type Box = {
  component: string
  tickets: string
  name: string
  run: PrintRun
  firstLoot: Readonly<Record<'creatures' | 'plants', number>>
}

function writeBox(writing: Writing, box: Box): void {
  const { writer, draft, addresses, gallery, wellKnown, seed } = writing
  const image = gallery.add(drawTicket({ id: box.component }))
  writer.nonFungible(box.tickets, mutableTicketFields, {
    name: text(`${box.name} tickets`),
    description: text('One ticket opens one loot. Reveal it, then claim what it holds.'),
    icon_url: link(image),
    tags: { type: 'StringArray', values: ['lootbox', 'ticket'] },
    dapp_definitions: { type: 'GlobalAddressArray', values: [addresses.dappDefinition] },
  })
  writer.entity(
    box.component,
    { kind: 'lootbox', packageAddress: addresses.lootboxPackage },
    {
      name: text(box.name),
      description: text('A lootbox of drawn creatures and plants.'),
      icon_url: link(gallery.add(drawCover())),
      dapp_definition: { type: 'GlobalAddress', value: addresses.dappDefinition },
    },
  )
  const loots = printRun(box.run, gallery)
  const resources = [addresses.lootCreatures, addresses.lootPlants]
  const pool = resources.map((resource) => writer.vault(box.component, resource, 'pool'))
  const reserved = resources.map((resource) => writer.vault(box.component, resource, 'reserved'))
  for (const [at, { collection }] of collections.entries())
    writer.mintInto(pool[at] ?? '', box.firstLoot[collection], loots[collection])
  const feeVault = writer.vault(box.component, wellKnown.xrd, 'fees')
  writer.fill(feeVault, memberFeeFunds)
  const draws = writer.address('key-value-store', `draws:${box.component}`)
  writer.entity(draws, { kind: 'key-value-store', owner: box.component })
  const state: LootboxState = {
    ticketResource: box.tickets,
    ticketName: box.name,
    ticketImage: image,
    paymentToken: wellKnown.xrd,
    price: amountOf(2),
    maxTickets: sizeOf(box.run),
    ticketsSold: 0,
    pool,
    reserved,
    proceeds: writer.vault(box.component, wellKnown.xrd, 'proceeds'),
    clubToken: addresses.baller,
    clubThreshold: amountOf(100),
    feeVault,
    oracle: bytesToHex(devKeys(seed).oracle.publicKey),
    pending: [],
    draws,
    isOpen: true,
  }
  draft.set('lootbox', box.component, state)
}

/** Writes state version 1: tokens, the faucet, the dApp, two collections and two lootboxes. */
export function writeGenesis(draft: Draft, world: GenesisWorld): GenesisState {
  const writer = createGenesisWriter(draft, world.networkId)
  const addresses = genesisAddresses(world.networkId)
  const writing: Writing = { ...world, writer, draft, addresses }
  writeDapp(writing)
  writeTokens(writing)
  const system = writeSystem(writing)
  writeCollections(writing)
  const sold = printRun(soldOutRun, world.gallery)
  writeBox(writing, {
    component: addresses.hugSoldOut,
    tickets: addresses.hugSoldOutTickets,
    name: 'Hug the Eco System',
    run: soldOutRun,
    firstLoot: { creatures: 1, plants: 1 },
  })
  writeBox(writing, {
    component: addresses.hugOpen,
    tickets: addresses.hugOpenTickets,
    name: 'Hug the Eco System, second print',
    run: openRun,
    firstLoot: { creatures: sold.creatures.length + 1, plants: sold.plants.length + 1 },
  })
  return { addresses, ...system }
}
