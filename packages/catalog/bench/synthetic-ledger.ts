import { encodeAddress, entityBytes, xrdAddress } from '@lootboxes/ledger'
import { createRandom } from '../src/testing/random'

export const NETWORK = 240

const tail = (n: number) => {
  const bytes = new Uint8Array(29)
  new DataView(bytes.buffer).setUint32(0, n)
  return bytes
}
const address = (kind: keyof typeof entityBytes, n: number) =>
  String(encodeAddress({ entityByte: entityBytes[kind], networkId: NETWORK, tail: tail(n) }))

export type SyntheticEvent = {
  readonly name: string
  readonly emitter: string
  /** Of a vault's event. */
  readonly resource?: string
  readonly ids: readonly string[]
  readonly paid?: string
}
export type SyntheticMove = readonly [
  resource: string,
  entity: string,
  added: readonly string[],
  removed: readonly string[],
]
export type SyntheticTransaction = {
  readonly moves: readonly SyntheticMove[]
  readonly events: readonly SyntheticEvent[]
  readonly paid?: number
}

export type TicketLife = {
  owner: string
  readonly bought: number
  opened?: number
  drawn?: number
  claimed?: number
  loot?: number
}

/** The share of transactions in which a ticket is bought, and the largest share in which a collection is minted. */
const SHARE_SOLD = 0.12
const MAX_SHARE_MINTED = 0.25
const MINTED_AT_ONCE = 20

const idOf = (n: number) => `#${n}#`

/** The addresses and the state of a synthetic ledger while its history is made. */
function createWorld(transactions: number, items: number) {
  const random = createRandom(transactions)
  const tickets = Math.floor(items * 0.4)
  const accounts = Array.from({ length: Math.max(20, Math.floor(transactions / 50)) }, (_, at) =>
    address('ed25519-account', at + 1),
  )
  const box = address('component', 1)
  const ticketResource = address('non-fungible-resource', 1)
  const loot = [address('non-fungible-resource', 2), address('non-fungible-resource', 3)] as const
  const created = Array.from({ length: 20 }, (_, at) => address('non-fungible-resource', 10 + at))
  const lootOf = (n: number) => loot[n % 2] ?? loot[0]
  const log: SyntheticTransaction[] = []
  /** Owners of everything that is not burned, by resource and id; ids in the order of their mint. */
  const owners = new Map<string, Map<string, string | undefined>>(
    [ticketResource, ...loot, ...created].map((resource) => [resource, new Map()]),
  )
  const own = (resource: string, id: string, owner: string | undefined) => owners.get(resource)?.set(id, owner)
  for (let n = 1; n <= tickets; n += 1) own(lootOf(n), idOf(n), box)
  return {
    random,
    tickets,
    createdItems: items - tickets - Math.min(tickets, Math.floor(transactions * SHARE_SOLD)),
    accounts,
    box,
    ticketResource,
    loot,
    created,
    lootOf,
    log,
    owners,
    own,
    lives: new Map<number, TicketLife>(),
    /** Items that accounts can transfer. */
    traded: [] as [resource: string, id: string][],
    anyAccount: () => random.pick(accounts) ?? '',
    /** The state version of the next transaction. */
    nextVersion: () => log.length + 2,
  }
}
type SyntheticWorld = ReturnType<typeof createWorld>

const minted = (resource: string, ids: readonly string[]): SyntheticEvent => ({
  name: 'MintNonFungibleResourceEvent',
  emitter: resource,
  ids,
})

/** Transfers and collections of accounts. */
function collectionActs({ random, traded, owners, own, anyAccount, created, createdItems, log }: SyntheticWorld) {
  let made = 0
  return {
    canCreate: () => made < createdItems,
    hasCreated: () => made > 0,
    transfer: () => {
      const [resource, id] = random.pick(traded) ?? ['', '']
      const from = owners.get(resource)?.get(id) ?? ''
      const to = anyAccount()
      if (to === from) return
      own(resource, id, to)
      const moves: SyntheticMove[] = [
        [resource, from, [], [id]],
        [resource, to, [id], []],
      ]
      log.push({ moves, events: [] })
    },
    create: () => {
      const resource = created[Math.floor((made / createdItems) * created.length)] ?? created[0] ?? ''
      const to = anyAccount()
      const ids = Array.from({ length: Math.min(MINTED_AT_ONCE, createdItems - made) }, (_, at) => idOf(made + at + 1))
      made += ids.length
      for (const id of ids) {
        own(resource, id, to)
        traded.push([resource, id])
      }
      log.push({ moves: [[resource, to, ids, []]], events: [minted(resource, ids)] })
    },
  }
}

/** Purchases, openings, draws and claims. A ticket waits in a queue for its next step. */
function ticketActs(world: SyntheticWorld) {
  const { random, tickets, box, ticketResource, lootOf, log, own, lives, traded, anyAccount, nextVersion } = world
  const free = Array.from({ length: tickets }, (_, at) => at + 1)
  const queues = { open: [] as number[], draw: [] as number[], claim: [] as number[] }
  let sold = 0
  const boxEvent = (name: string, n: number): SyntheticEvent => ({ name, emitter: box, ids: [idOf(n)] })
  const vaultEvents = (n: number): SyntheticEvent[] =>
    ['WithdrawEvent', 'DepositEvent'].map((name) => ({
      name,
      emitter: 'vault',
      resource: ticketResource,
      ids: [idOf(n)],
    }))
  const next = (queue: number[], act: (n: number, life: TicketLife) => void) => () => {
    const n = queue.shift() ?? 0
    const life = lives.get(n)
    if (life) act(n, life)
  }
  return {
    queues,
    sold: () => sold,
    buy: () => {
      sold += 1
      const owner = anyAccount()
      lives.set(sold, { owner, bought: nextVersion() })
      own(ticketResource, idOf(sold), owner)
      queues.open.push(sold)
      const events = [minted(ticketResource, [idOf(sold)]), { ...boxEvent('TicketsBoughtEvent', sold), paid: '2' }]
      log.push({ moves: [[ticketResource, owner, [idOf(sold)], []]], events, paid: 2 })
    },
    open: next(queues.open, (n, life) => {
      life.opened = nextVersion()
      queues.draw.push(n)
      log.push({ moves: [], events: [...vaultEvents(n), boxEvent('TicketsOpenedEvent', n)] })
    }),
    draw: next(queues.draw, (n, life) => {
      life.drawn = nextVersion()
      const [won] = free.splice(random.whole(free.length), 1)
      if (won !== undefined) life.loot = won
      queues.claim.push(n)
      log.push({ moves: [], events: [boxEvent('TicketsRevealedEvent', n)] })
    }),
    claim: next(queues.claim, (n, life) => {
      if (life.loot === undefined) return
      life.claimed = nextVersion()
      const [id, resource] = [idOf(life.loot), lootOf(life.loot)]
      own(resource, id, life.owner)
      own(ticketResource, idOf(n), undefined)
      traded.push([resource, id])
      const moves: SyntheticMove[] = [
        [ticketResource, life.owner, [], [idOf(n)]],
        [resource, box, [], [id]],
        [resource, life.owner, [id], []],
      ]
      log.push({ moves, events: [boxEvent('LootClaimedEvent', n)] })
    }),
  }
}

/**
 * The history of a synthetic ledger: a box sells out, tickets are opened, drawn and claimed, collections are created and
 * traded. Loot of the box exists from the start.
 */
export function makeHistory(transactions: number, items: number) {
  const world = createWorld(transactions, items)
  const { random, log, tickets, createdItems } = world
  const { canCreate, hasCreated, create, transfer } = collectionActs(world)
  const { queues, sold, buy, open, draw, claim } = ticketActs(world)
  const shareMinted = Math.min(MAX_SHARE_MINTED, createdItems / MINTED_AT_ONCE / transactions)
  while (log.length < transactions) {
    const dice = random.next() - shareMinted
    if (canCreate() && (dice < 0 || !hasCreated())) create()
    else if (sold() < tickets && dice < SHARE_SOLD) buy()
    else if (queues.open.length > 0 && dice < 0.23) open()
    else if (queues.draw.length > 0 && dice < 0.35) draw()
    else if (queues.claim.length > 20 && dice < 0.44) claim()
    else transfer()
  }
  return { ...world, tip: log.length + 1, xrd: xrdAddress(NETWORK), sold: sold() }
}

export type SyntheticHistory = ReturnType<typeof makeHistory>
