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

const idOf = (n: number) => `#${n}#`

/**
 * The history of a made-up ledger: a box sells out, tickets are opened, drawn and claimed, collections are created and
 * traded. Loot of the box exists from the start.
 */
export function makeHistory(transactions: number, items: number) {
  const random = createRandom(transactions)
  const tickets = Math.floor(items * 0.4)
  const createdItems = items - 2 * tickets
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
  const lives = new Map<number, TicketLife>()
  const free = Array.from({ length: tickets }, (_, at) => at + 1)
  const someone = () => random.pick(accounts) ?? ''
  const version = () => log.length + 2
  const [opening, drawing, claiming]: [number[], number[], number[]] = [[], [], []]
  const traded: [resource: string, id: string][] = []
  let sold = 0
  let made = 0

  const named = (name: string, ids: readonly string[], paid?: string): SyntheticEvent => ({
    name,
    emitter: box,
    ids,
    ...(paid === undefined ? {} : { paid }),
  })
  const passed = (ids: readonly string[]): SyntheticEvent[] =>
    ['WithdrawEvent', 'DepositEvent'].map((name) => ({ name, emitter: 'vault', resource: ticketResource, ids }))
  const minted = (resource: string, ids: readonly string[]): SyntheticEvent => ({
    name: 'MintNonFungibleResourceEvent',
    emitter: resource,
    ids,
  })

  const give = () => {
    const [resource, id] = random.pick(traded) ?? ['', '']
    const from = owners.get(resource)?.get(id) ?? ''
    const to = someone()
    if (to === from) return
    own(resource, id, to)
    const moves: SyntheticMove[] = [
      [resource, from, [], [id]],
      [resource, to, [id], []],
    ]
    log.push({ moves, events: [] })
  }
  const create = () => {
    const resource = created[Math.floor((made / createdItems) * created.length)] ?? created[0] ?? ''
    const to = someone()
    const ids = Array.from({ length: Math.min(20, createdItems - made) }, (_, at) => idOf(made + at + 1))
    made += ids.length
    for (const id of ids) {
      own(resource, id, to)
      traded.push([resource, id])
    }
    log.push({ moves: [[resource, to, ids, []]], events: [minted(resource, ids)] })
  }
  const buy = () => {
    sold += 1
    const owner = someone()
    const ids = [idOf(sold)]
    lives.set(sold, { owner, bought: version() })
    own(ticketResource, idOf(sold), owner)
    opening.push(sold)
    const events = [minted(ticketResource, ids), named('TicketsBoughtEvent', ids, '2')]
    log.push({ moves: [[ticketResource, owner, ids, []]], events, paid: 2 })
  }
  const open = (n: number, life: TicketLife) => {
    life.opened = version()
    drawing.push(n)
    log.push({ moves: [], events: [...passed([idOf(n)]), named('TicketsOpenedEvent', [idOf(n)])] })
  }
  const draw = (n: number, life: TicketLife) => {
    life.drawn = version()
    const [won] = free.splice(random.whole(free.length), 1)
    if (won !== undefined) life.loot = won
    claiming.push(n)
    log.push({ moves: [], events: [named('TicketsRevealedEvent', [idOf(n)])] })
  }
  const claim = (n: number, life: TicketLife) => {
    if (life.loot === undefined) return
    life.claimed = version()
    const [id, resource] = [idOf(life.loot), lootOf(life.loot)]
    own(resource, id, life.owner)
    own(ticketResource, idOf(n), undefined)
    traded.push([resource, id])
    const moves: SyntheticMove[] = [
      [ticketResource, life.owner, [], [idOf(n)]],
      [resource, box, [], [id]],
      [resource, life.owner, [id], []],
    ]
    log.push({ moves, events: [named('LootClaimedEvent', [idOf(n)])] })
  }
  const next = (queue: number[], act: (n: number, life: TicketLife) => void) => {
    const n = queue.shift() ?? 0
    const life = lives.get(n)
    if (life) act(n, life)
  }
  while (log.length < transactions) {
    const dice = random.next()
    if (made < createdItems && (dice < 0.02 || made === 0)) create()
    else if (sold < tickets && dice < 0.14) buy()
    else if (opening.length > 0 && dice < 0.25) next(opening, open)
    else if (drawing.length > 0 && dice < 0.37) next(drawing, draw)
    else if (claiming.length > 20 && dice < 0.46) next(claiming, claim)
    else give()
  }
  const xrd = xrdAddress(NETWORK)
  return {
    log,
    tip: log.length + 1,
    box,
    ticketResource,
    loot,
    created,
    accounts,
    xrd,
    tickets,
    sold,
    owners,
    lives,
    lootOf,
  }
}

export type SyntheticHistory = ReturnType<typeof makeHistory>
