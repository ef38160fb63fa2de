import { MAX_AMOUNT, ZERO } from '@lootboxes/ledger'
import { bytesToHex } from '@noble/hashes/utils.js'
import type { LootboxState } from '../blueprints/lootbox-state'
import { mutableTicketFields, ticketData } from '../blueprints/ticket'
import { requireProof } from '../engine/access-rule'
import { globalCallerBadge } from '../engine/global-caller'
import { nativeAddresses } from '../engine/native-addresses'
import { defaultResourceRoles, writeRoleAssignment } from '../engine/role-assignment'
import { devKeys } from '../keys'
import { schemaOf } from '../sbor/schema-node'
import type { Collection } from '../store/collection'
import { dappLink, described, link, metadataOf, text, type WorldContext } from './world-context'
import type { World } from './world-schema'
import { mintsOf } from './write-collections'
import { amountIn } from './write-entities'

type WorldBox = World['boxes'][string]

const { schema, refs } = schemaOf([ticketData.schema])
const ticketCollection: Collection = {
  idType: 'Integer',
  schema: { schema, type: refs[0] ?? { local: 0 }, mutableFields: mutableTicketFields },
}

function writeTickets(context: WorldContext, name: string, box: WorldBox, image: string): string {
  const tickets = `${name}-tickets`
  context.writer.entity(
    context.addressOf(tickets),
    { kind: 'non-fungible-resource', collection: ticketCollection },
    {
      name: text(`${box.name} tickets`),
      description: text('One ticket opens one loot. Reveal it, then claim what it holds.'),
      icon_url: link(image),
      tags: { type: 'StringArray', values: ['lootbox', 'ticket'] },
      ...dappLink(context, tickets, 'resource'),
    },
  )
  return context.addressOf(tickets)
}

/** Mints the items that the box holds into its pool: one vault for each collection. Returns their number, too. */
function fillPool(context: WorldContext, name: string, { collections }: WorldBox) {
  const { writer, addressOf } = context
  const component = addressOf(name)
  const resources = collections.map(addressOf)
  const pool = resources.map((resource) => writer.vault(component, resource, 'pool'))
  const reserved = resources.map((resource) => writer.vault(component, resource, 'reserved'))
  let size = 0
  for (const [at, collection] of collections.entries())
    for (const { holder, entries } of mintsOf(context, collection)) {
      if (holder !== name) continue
      writer.mintInto(pool[at] ?? '', entries)
      size += entries.length
    }
  return { pool, reserved, size }
}

/** Only the box mints, burns and changes its tickets. */
function writeTicketRoles({ draft, networkId }: WorldContext, component: string, tickets: string): void {
  const onlyBox = requireProof(globalCallerBadge(component, nativeAddresses(networkId)))
  const roles = { ...defaultResourceRoles, minter: onlyBox, burner: onlyBox, non_fungible_data_updater: onlyBox }
  writeRoleAssignment({ draft }, tickets, { owner: 'DenyAll', ownerUpdater: 'None', roles })
}

function writeBox(context: WorldContext, name: string, box: WorldBox): void {
  const { writer, addressOf, picture, wellKnown } = context
  const component = addressOf(name)
  const image = picture(box.ticketPicture)
  const ticketResource = writeTickets(context, name, box, image)
  writer.entity(
    component,
    { kind: 'component', packageAddress: writer.address('package', 'lootbox-package'), blueprint: 'Lootbox' },
    {
      ...described(context, { name: box.name, description: box.description, icon: box.cover }),
      ...dappLink(context, name, 'component'),
      ...metadataOf(context, box.metadata),
    },
  )
  const { size, ...vaults } = fillPool(context, name, box)
  const feeVault = writer.vault(component, wellKnown.xrd, 'fees')
  const { club } = box
  writer.fill(feeVault, club === undefined ? ZERO : amountIn(club.feeFunds))
  const draws = writer.address('key-value-store', `draws:${component}`)
  writer.entity(draws, { kind: 'key-value-store', owner: component })
  const state: LootboxState = {
    ...vaults,
    ticketResource,
    ticketName: box.name,
    ticketImage: image,
    paymentToken: wellKnown.xrd,
    price: amountIn(box.price),
    maxTickets: Math.min(box.tickets ?? size, size),
    ticketsSold: 0,
    proceeds: writer.vault(component, wellKnown.xrd, 'proceeds'),
    // Without a club no balance reaches the threshold.
    clubToken: club === undefined ? wellKnown.xrd : addressOf(club.token),
    clubThreshold: club === undefined ? MAX_AMOUNT : amountIn(club.threshold),
    feeVault,
    oracle: bytesToHex(devKeys(context.seed).oracle.publicKey),
    pendingDraws: [],
    draws,
    open: box.open,
  }
  context.draft.set('component', component, state)
  writeTicketRoles(context, component, ticketResource)
}

/** Writes each lootbox with its tickets, its loot and the XRD for members' fees. */
export function writeBoxes(context: WorldContext): void {
  for (const [name, box] of Object.entries(context.world.boxes)) writeBox(context, name, box)
}
