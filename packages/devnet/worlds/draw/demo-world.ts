import type { WorldInput } from '../../src/world/world-schema'
import type { Art } from './art'
import { drawTicket } from './draw-ticket'
import { collectors, hugWorld } from './hug-world'
import type { Rarity } from './loot-kinds'
import { drawScene, drawSceneCover, type SceneName } from './scenes'

type Holder = 'accounts' | 'first-light' | 'city-lights' | 'night-market' | 'paper-worlds'

type Series = {
  id: string
  name: string
  description: string
  tag: string
  scene: SceneName
  holder: Holder
  /** Copies of a plain item; rarer items have fewer. */
  copies: number
  items: string
}

const series: readonly Series[] = [
  {
    id: 'first-light-photos',
    name: 'First Light',
    description: 'Landscapes photographed in the first minutes of the day.',
    tag: 'photography',
    scene: 'photograph',
    holder: 'first-light',
    copies: 20,
    items: 'Salt Flats,Ridge Fog,Harbour Mist,Dune Edge,Orchard Frost,Glass Lake,Red Mesa,North Cape',
  },
  {
    id: 'slow-streets',
    name: 'Slow Streets',
    description: 'Streets after closing time.',
    tag: 'photography',
    scene: 'street',
    holder: 'city-lights',
    copies: 12,
    items: 'Mill Lane,Lantern Row,Tram Stop Nine,Baker Corner,Bridge Foot,Old Arcade,Quay Three,Moon Alley',
  },
  {
    id: 'shape-studies',
    name: 'Shape Studies',
    description: 'Circles, bars and arcs that keep each other in balance.',
    tag: 'art',
    scene: 'study',
    holder: 'city-lights',
    copies: 14,
    items: 'Counterweight,Two Rests,Low Tide,Pivot,Slow Turn,Signal,Interval,Keystone',
  },
  {
    id: 'ink-and-gold',
    name: 'Ink and Gold',
    description: 'Rings drawn without lifting the pen.',
    tag: 'art',
    scene: 'ink',
    holder: 'accounts',
    copies: 4,
    items: 'Ripple,Growth Ring,Echo,Whirl,Well,Halo,Sundial,Compass',
  },
  {
    id: 'field-day',
    name: 'Field Day',
    description: 'One ball, one court, one afternoon.',
    tag: 'sports',
    scene: 'court',
    holder: 'night-market',
    copies: 26,
    items: 'Opening Serve,Long Pass,Corner Kick,Free Throw,Tie Break,Match Point,Overtime,Golden Goal',
  },
  {
    id: 'duel-deck',
    name: 'Duel Deck',
    description: 'Cards for two players and one evening.',
    tag: 'trading-cards',
    scene: 'card',
    holder: 'night-market',
    copies: 30,
    items: 'Hedge Scout,Pond Herald,Night Courier,Den Keeper,Reef Guard,Seed Baron,Moss Queen,Moon Regent',
  },
  {
    id: 'short-names',
    name: 'Short Names',
    description: 'Names of four letters, in a made-up alphabet.',
    tag: 'domain-names',
    scene: 'plate',
    holder: 'accounts',
    copies: 1,
    items: 'oaks.loot,fern.loot,mole.loot,otter.loot,bats.loot,moth.loot,snail.loot,frog.loot',
  },
  {
    id: 'keys',
    name: 'Keys',
    description: 'Each key opens one door of the shop.',
    tag: 'utility',
    scene: 'key',
    holder: 'accounts',
    copies: 3,
    items: 'Garden Key,Cellar Key,Attic Key,Gate Key,Clock Key,Study Key,Vault Key,Master Key',
  },
  {
    id: 'day-passes',
    name: 'Day Passes',
    description: 'A day at the fair, with a return ticket.',
    tag: 'utility',
    scene: 'pass',
    holder: 'accounts',
    copies: 5,
    items: 'Monday,Tuesday,Wednesday,Thursday,Friday,Saturday,Sunday,Any Day',
  },
  {
    id: 'paper-worlds-islands',
    name: 'Paper Worlds',
    description: 'Islands that fold flat when nobody visits.',
    tag: 'virtual-worlds',
    scene: 'island',
    holder: 'paper-worlds',
    copies: 30,
    items: 'Kite Rock,Lighthouse Bay,Windmill Row,Terrace Town,Cloud Dock,Bell Tower,Sky Orchard,Crown Isle',
  },
]

const rarities: readonly Rarity[] = ['plain', 'plain', 'plain', 'plain', 'hatched', 'hatched', 'double', 'foil']
const share: Readonly<Record<Rarity, number>> = { plain: 1, hatched: 0.5, double: 0.25, foil: 0.1 }

const moreCollectors =
  'mara,nico,olga,pete,quin,rosa,sami,tara,udo,vera,wim,xena,yuri,zoe,abel,bea,carl,dina,emil,flor,gina,hugo,inga,jon,kira,leo,mona,nils,otto,pia,remy,sven,tess,uli,vito,wera,yann,zita,arlo,bibi,cora,dov,edda,finn,gwen,hal,isa,jude'.split(
    ',',
  )

const everyone = [...collectors, ...moreCollectors]

type Items = NonNullable<NonNullable<WorldInput['collections']>[string]['items']>

function itemsOf(art: Art, { id, scene, holder, copies, items }: Series): Items {
  return items.split(',').flatMap((name, number): Items => {
    const rarity = rarities[number] ?? 'plain'
    const edition = Math.max(1, Math.round(copies * share[rarity]))
    const pictures = [art(`${id}-${number + 1}`, drawScene(scene, number + 1, rarity))]
    const data = { name, description: `${name}, number ${number + 1} of 8.`, kind: name.toLowerCase(), rarity }
    if (holder !== 'accounts') return [{ holder, copies: edition, pictures, data }]
    return Array.from({ length: edition }, (_, at) => ({
      holder: everyone[(number * 7 + at * 5 + id.length) % everyone.length] ?? 'ada',
      pictures,
      data: { ...data, serial: at + 1, edition },
    }))
  })
}

const collectionOf = (art: Art, one: Series) => ({
  name: one.name,
  description: one.description,
  icon: art(`${one.id}-icon`, drawScene(one.scene, 0, 'plain')),
  tags: [one.tag],
  typeName: 'Loot',
  fields: {
    name: 'String',
    description: 'String',
    key_image_url: 'Url',
    kind: 'String',
    rarity: 'String',
    serial: 'U64',
    edition: 'U64',
  } as const,
  items: itemsOf(art, one),
})

type Sale = { id: string; name: string; description: string; price: string; colour: string; open?: boolean }

const sales: readonly Sale[] = [
  {
    id: 'first-light',
    name: 'First Light',
    description: 'Eight mornings, photographed.',
    price: '3',
    colour: '#f2c07b',
  },
  {
    id: 'city-lights',
    name: 'City Lights',
    description: 'Streets and shapes after dark.',
    price: '4',
    colour: '#355070',
  },
  {
    id: 'night-market',
    name: 'Night Market',
    description: 'Cards and games of the fair.',
    price: '2',
    colour: '#6d597a',
  },
  {
    id: 'paper-worlds',
    name: 'Paper Worlds',
    description: 'Islands that fold flat. Sales open soon.',
    price: '5',
    colour: '#588b8b',
    open: false,
  },
]

const boxOf = (art: Art, { id, name, description, price, colour, open = true }: Sale) => {
  const own = series.filter(({ holder }) => holder === id)
  return {
    name,
    description,
    price,
    open,
    cover: art(
      `${id}-cover`,
      drawSceneCover(
        own.map(({ scene }) => scene),
        colour,
      ),
    ),
    ticketPicture: art(`${id}-ticket`, drawTicket({ id })),
    collections: own.map((one) => one.id),
    club: { token: 'baller', threshold: '100', feeFunds: '10000' },
  }
}

/** Other dApps. A partner names the shop, and the shop names it. */
const partners = {
  'paper-worlds-studio': {
    name: 'Paper Worlds Studio',
    description: 'Draws the islands of Paper Worlds and cuts them from one sheet.',
  },
  'first-light-gallery': {
    name: 'First Light Gallery',
    description: 'Shows the photographs of First Light, one wall for each morning.',
  },
}

const naming = (values: string[]) => ({ dapp_definitions: { type: 'GlobalAddressArray' as const, values } })

/** The world of `npm start`: the hug world, four more boxes, ten more collections, two partners, 60 collectors and 90 days of trade. */
export function demoWorld(art: Art): WorldInput {
  const hug = hugWorld((name) => `../hug/art/${name}.svg`)
  const claims = [...series.map(({ id }) => id), ...sales.flatMap(({ id }) => [id, `${id}-tickets`])]
  const dapp = hug.dapps?.['dapp-definition']
  return {
    ...hug,
    accounts: {
      ...hug.accounts,
      ...Object.fromEntries(moreCollectors.map((name) => [name, { key: { label: `collector:${name}` } }])),
    },
    balances: [
      ...(hug.balances ?? []),
      ...moreCollectors.flatMap((account, at) => [
        { account, resource: 'xrd', amount: String(1_500 + at * 125) },
        { account, resource: 'baller', amount: String(at % 4 === 0 ? 120 + at * 9 : 1 + at) },
      ]),
    ],
    ...(dapp
      ? {
          dapps: {
            'dapp-definition': {
              ...dapp,
              claims: [...(dapp.claims ?? []), ...claims],
              metadata: naming(Object.keys(partners)),
            },
            ...Object.fromEntries(
              Object.entries(partners).map(([id, partner]) => [
                id,
                { ...partner, metadata: naming(['dapp-definition']) },
              ]),
            ),
          },
        }
      : {}),
    collections: {
      ...hug.collections,
      ...Object.fromEntries(series.map((one) => [one.id, collectionOf(art, one)])),
    },
    boxes: { ...hug.boxes, ...Object.fromEntries(sales.map((one) => [one.id, boxOf(art, one)])) },
    trade: {
      days: 90,
      collectors: everyone,
      sales: [
        { box: 'first-light', until: 0.2 },
        { box: 'hug-sold-out', until: 0.45 },
        { box: 'city-lights', until: 0.7 },
        { box: 'night-market', tickets: 120, until: 0.85 },
        { box: 'hug-open', tickets: 412 },
      ],
    },
  }
}
