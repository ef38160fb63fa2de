import type { Devnet } from '@lootboxes/devnet'
import { createRandom } from './random'
import { type TradeBox, tradeManifests } from './trade-manifests'
import { createSender, createTraders, type Trader } from './traders'

/** Whose turn it is, and with which box. */
export type Turn = { readonly trader: Trader; readonly other: Trader; readonly box: TradeBox }
export type Step = (turn: Turn) => Promise<unknown> | undefined
/** Steps and how often they are taken. */
export type WeightedSteps = readonly (readonly [number, Step])[]

/** The tools that all steps of a trade use. */
export function createTools(devnet: Devnet, seed: number) {
  const { addresses } = devnet
  const random = createRandom(seed)
  const boxes: readonly [TradeBox, TradeBox] = [
    { component: addresses.hugOpen, tickets: addresses.hugOpenTickets },
    { component: addresses.hugSoldOut, tickets: addresses.hugSoldOutTickets },
  ]
  const m = tradeManifests(devnet)
  const market = createTraders(devnet, boxes)
  const { heldBy, opened, revealed } = market
  const send = createSender(devnet, seed)
  let collections = 0
  const total = () => 2 * (1 + random.whole(4)) + random.whole(2)
  const buy: Step = ({ trader, box }) =>
    send(m.lines(m.buy(trader.account, box, total()), m.depositAll(trader.account)), { signers: [trader] })
  return {
    ...market,
    random,
    boxes,
    m,
    send,
    some: (all: readonly string[], most: number): string[] => {
      const from = random.whole(all.length)
      return all.slice(from, from + 1 + random.whole(most))
    },
    ticketsOf: (trader: Trader, { tickets }: TradeBox, wanted: (key: string) => boolean) =>
      [...heldBy(trader, tickets)].filter((id) => wanted(`${tickets} ${id}`)),
    isNew: (key: string) => !opened.has(key),
    isRevealed: (key: string) => revealed.has(key),
    /** The payment of a purchase. Some payments leave change, some are too small for one ticket. */
    total,
    items: (count: number, first = 1) =>
      Array.from({ length: count }, (_, at) => ({
        id: `#${first + at}#`,
        name: random.pick(['Moss', 'Fern', 'Pond', 'Lichen']) ?? 'Moss',
        rarity: random.pick(['plain', 'foil']) ?? 'plain',
        season: random.pick(['spring', 'winter', 'none']) ?? 'none',
      })),
    collectionName: () => {
      collections += 1
      return `Collection ${collections}`
    },
    anyTag: () => random.pick(['art', 'nsfw', 'sports', 'something']) ?? 'art',
    buy,
  }
}

export type Tools = ReturnType<typeof createTools>
