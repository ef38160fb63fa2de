import type { WorldInput } from '../world/world-schema'

const dot = (colour: string): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><circle cx="32" cy="32" r="30" fill="${colour}"/></svg>`)}`

/** The file that `lootboxes-devnet init` writes: one of everything, small enough to read. */
export const starterWorld: WorldInput = {
  accounts: { main: { key: { label: 'main' } }, club: { key: { label: 'club' } } },
  personas: {
    developer: {
      label: 'Developer',
      accounts: [
        { account: 'main', label: 'Main account' },
        { account: 'club', label: 'Club account' },
      ],
    },
  },
  fungibles: { gold: { symbol: 'GOLD', name: 'Gold', description: 'A token of this world.', icon: dot('#c9a227') } },
  balances: [
    ...['main', 'club'].map((account) => ({ account, resource: 'xrd', amount: '10000' })),
    { account: 'main', resource: 'gold', amount: '500' },
  ],
  dapps: { shop: { name: 'My dApp', websites: ['http://localhost:3000'], claims: ['gold', 'stones', 'box'] } },
  collections: {
    stones: {
      name: 'Stones',
      tags: ['collectible'],
      icon: dot('#7d8597'),
      fields: { name: 'String', key_image_url: 'Url', rarity: 'String', serial: 'U64', edition: 'U64' },
      items: [
        { holder: 'main', pictures: [dot('#343a40')], data: { name: 'Obsidian', rarity: 'rare' } },
        { holder: 'box', copies: 9, pictures: [dot('#adb5bd')], data: { name: 'Pebble', rarity: 'plain' } },
        { holder: 'box', copies: 1, pictures: [dot('#4dabf7')], data: { name: 'Sapphire', rarity: 'foil' } },
      ],
    },
  },
  boxes: { box: { name: 'Box of stones', ticketPicture: dot('#868e96'), price: '5', collections: ['stones'] } },
  manifests: [
    {
      signers: ['main'],
      manifest:
        'CALL_METHOD Address("$main") "withdraw" Address("$gold") Decimal("20");\nCALL_METHOD Address("$club") "try_deposit_batch_or_abort" Expression("ENTIRE_WORKTOP") Enum<0u8>();',
    },
  ],
}
