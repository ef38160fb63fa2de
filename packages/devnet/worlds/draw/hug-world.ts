import type { WorldInput } from '../../src/world/world-schema'
import type { Art } from './art'
import { drawLoot, type Pose } from './draw-loot'
import { drawCover, drawTicket } from './draw-ticket'
import { icons } from './icons'
import { type LootKind, lootKinds, type Season } from './loot-kinds'

const poses: readonly Pose[] = ['sitting', 'waving', 'holding', 'sleeping']

/** A print run: the season of its drawings, and the share of the set's copies in per cent. */
type PrintRun = { holder: string; season: Season; share: number }

const runs: readonly PrintRun[] = [
  { holder: 'hug-sold-out', season: 'autumn', share: 25 },
  { holder: 'hug-open', season: 'spring', share: 100 },
]

type Items = NonNullable<NonNullable<WorldInput['collections']>[string]['items']>

const items = (art: Art, collection: LootKind['collection']): Items =>
  runs.flatMap(({ holder, season, share }) =>
    lootKinds
      .filter((kind) => kind.collection === collection)
      .map(({ name, description, kind, rarity, copies }) => ({
        holder,
        copies: Math.max(1, Math.round((copies * share) / 100)),
        pictures: poses.map((pose) =>
          art(`${season}-${kind}-${pose}`, drawLoot({ seed: `${season}:${kind}:${pose}`, kind, rarity, pose, season })),
        ),
        data: { name, description, kind, rarity, season },
      })),
  )

const lootCollection = (art: Art, collection: LootKind['collection'], name: string, description: string) => ({
  name,
  description,
  icon: art(`${collection}-icon`, icons[collection]),
  tags: ['collectible', 'lootbox'],
  metadata: { loot_field: collection },
  typeName: 'Loot',
  fields: {
    name: 'String',
    description: 'String',
    key_image_url: 'Url',
    kind: 'String',
    rarity: 'String',
    season: 'String',
    serial: 'U64',
    edition: 'U64',
  } as const,
  items: items(art, collection),
})

export const collectors = ['ada', 'bo', 'cleo', 'dario', 'esme', 'fynn', 'gus', 'hana', 'ivo', 'juno', 'kai', 'lena']

/** Ticket pictures differ by box: their bars come from the address of the component. */
const components = {
  'hug-sold-out': 'component_loc1cz3ph32g2hljex08uy5l8p7ph0t07lfqv4vlyz3dumuhymcflmttcr',
  'hug-open': 'component_loc1cr593env6yjzsnkv947dzh86t0qjk49fec9cwlh683jf2p8w97jzzu',
} as const

const box = (art: Art, id: keyof typeof components, name: string) => ({
  name,
  description: 'A lootbox of drawn creatures and plants.',
  cover: art('hug-cover', drawCover()),
  ticketPicture: art(`${id}-ticket`, drawTicket({ id: components[id] })),
  price: '2',
  collections: ['loot-creatures', 'loot-plants'],
  club: { token: 'baller', threshold: '100', feeFunds: '10000' },
})

const balancesOf = (account: string, xrd: number, baller: number) => [
  { account, resource: 'xrd', amount: String(xrd) },
  ...(baller > 0 ? [{ account, resource: 'baller', amount: String(baller) }] : []),
]

/**
 * The world of the tests and journeys: a sold-out box and an open second print. Main has one BALLER less than the club
 * requires, Club is a member, and the oracle holds the BALLER of the faucet route.
 */
export const hugWorld = (art: Art): WorldInput => ({
  accounts: {
    main: { key: { label: 'main' } },
    club: { key: { label: 'club' } },
    oracle: { key: { label: 'oracle' } },
    ...Object.fromEntries(collectors.map((name) => [name, { key: { label: `collector:${name}` } }])),
  },
  fungibles: {
    xrd: { name: 'Radix', icon: art('xrd', icons.xrd) },
    baller: {
      symbol: 'BALLER',
      name: 'Baller',
      description: 'Hold 100 to be in the 100 club: the lootbox then pays your network fee.',
      icon: art('baller', icons.baller),
    },
  },
  balances: [
    ...balancesOf('main', 10_000, 99),
    ...balancesOf('club', 10_000, 250),
    ...balancesOf('oracle', 1_000_000, 900_000),
    ...collectors.flatMap((name, at) => balancesOf(name, 2_500 + at * 250, at % 3 === 0 ? 400 + at * 20 : at * 7)),
  ],
  dapps: {
    'dapp-definition': {
      name: 'Lootboxes devnet',
      description: 'NFT lootboxes on an embedded ledger.',
      icon: art('shop', icons.shop),
      websites: ['http://localhost:3000', 'http://127.0.0.1:3000'],
      claims: [
        'hug-open',
        'hug-sold-out',
        'hug-open-tickets',
        'hug-sold-out-tickets',
        'loot-creatures',
        'loot-plants',
        'baller',
      ],
    },
  },
  collections: {
    'loot-creatures': lootCollection(art, 'creatures', 'Eco Creatures', 'Animals of the Hug the Eco System lootboxes.'),
    'loot-plants': lootCollection(art, 'plants', 'Eco Plants', 'Plants of the Hug the Eco System lootboxes.'),
  },
  boxes: {
    'hug-sold-out': box(art, 'hug-sold-out', 'Hug the Eco System'),
    'hug-open': box(art, 'hug-open', 'Hug the Eco System, second print'),
  },
  trade: {
    days: 6,
    collectors: [...collectors],
    sales: [
      { box: 'hug-sold-out', until: 1 / 3 },
      { box: 'hug-open', tickets: 412 },
    ],
  },
})
