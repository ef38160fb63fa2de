import { type Devnet, devKey, devKeys, signTransaction } from '@lootboxes/devnet'
import { accountAddressFromPublicKey } from '@lootboxes/ledger'
import { type TradeBox, tradeManifests } from './trade-manifests'

/** Numbers that come out the same for the same seed. */
export function createRandom(seed: number) {
  let state = seed >>> 0 || 1
  const next = () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32
  }
  return {
    next,
    whole: (below: number) => Math.floor(next() * below),
    pick: <T>(list: readonly T[]): T | undefined => list[Math.floor(next() * list.length)],
  }
}

export type Trader = {
  readonly account: string
  readonly key: Uint8Array
  /** What the account holds, by resource, the oldest arrival first. */
  readonly held: Map<string, Set<string>>
}

const eventIds = (data: unknown): readonly string[] =>
  [...JSON.stringify(data).matchAll(/"kind":"NonFungibleLocalId","value":"([^"]+)"/g)].map(([, id = '']) => id)

/** The accounts of a trade and what they hold, kept up to date by the ledger's own commits. */
function createTraders(devnet: Devnet, boxes: readonly TradeBox[]) {
  const keys = devKeys(devnet.seed)
  const traders: Trader[] = [
    keys.main,
    keys.club,
    ...['ada', 'bo', 'cleo', 'dario'].map((name) => devKey(devnet.seed, `collector:${name}`)),
  ].map(({ privateKey, publicKey }) => ({
    account: accountAddressFromPublicKey(publicKey, devnet.networkId),
    key: privateKey,
    held: new Map(),
  }))
  const byAccount = new Map(traders.map((trader) => [trader.account, trader]))
  const created: { resource: string; next: number }[] = []
  /** `opened` and `revealed` tickets, as `tickets resource` + `id`. */
  const opened = new Set<string>()
  const revealed = new Set<string>()
  const listed = new Set<string>([
    ...boxes.map(({ tickets }) => tickets),
    devnet.addresses.lootCreatures,
    devnet.addresses.lootPlants,
  ])
  const heldBy = (trader: Trader, resource: string) => {
    const known = trader.held.get(resource) ?? new Set<string>()
    trader.held.set(resource, known)
    return known
  }
  devnet.ledger.onCommit(({ events, balanceChanges }) => {
    for (const { name, emitter, data } of events) {
      const box = boxes.find(({ component }) => component === emitter)
      const names = { TicketsOpenedEvent: opened, TicketsRevealedEvent: revealed }[name]
      if (box && names) for (const id of eventIds(data)) names.add(`${box.tickets} ${id}`)
    }
    for (const { entity, resource, added, removed } of balanceChanges.nonFungible) {
      const owner = byAccount.get(entity)
      if (!owner) continue
      const held = heldBy(owner, resource)
      for (const id of removed) held.delete(id)
      for (const id of added) held.add(id)
      if (added.length > 0 && !listed.has(resource)) {
        listed.add(resource)
        created.push({ resource, next: 100 })
      }
    }
  })
  return { traders, created, opened, revealed, heldBy }
}

type Send = { readonly signers: readonly Trader[]; readonly fee?: 'first signer' | 'box' | 'oracle' }

/** Signs and submits manifests, and waits until each is committed or refused. */
function createSender(devnet: Devnet, seed: number) {
  const keys = devKeys(devnet.seed)
  const oracle = accountAddressFromPublicKey(keys.oracle.publicKey, devnet.networkId)
  // Unsigned 32 bits; trades of one devnet have different seeds, and each has a million transactions.
  let nonce = (seed % 4_000) * 1_000_000
  return async (manifest: string, { signers, fee = 'first signer' }: Send) => {
    devnet.ledger.tick()
    const { epoch } = devnet.ledger.chain.tip()
    nonce += 1
    const payer = fee === 'oracle' ? oracle : signers[0]?.account
    const hex = await signTransaction({
      manifest: fee === 'box' ? manifest : `CALL_METHOD Address("${payer}") "lock_fee" Decimal("10");\n${manifest}`,
      networkId: devnet.networkId,
      startEpoch: epoch,
      endEpoch: epoch + 10,
      nonce,
      signers: signers.map(({ key }) => key),
      notary: fee === 'oracle' ? keys.oracle.privateKey : keys.persona.privateKey,
      notaryIsSignatory: fee === 'oracle',
    })
    const { intentId } = (await devnet.submit(hex))._unsafeUnwrap()
    return devnet.ledger.chain.transactionByIntent(intentId)
  }
}

type TradeOptions = {
  /** Called before each step: a test moves its clock here. */
  readonly onStep?: (() => void) | undefined
}

/**
 * Does random things on a devnet: purchases, reveals, claims, transfers, mints and burns, several of them in one
 * transaction; reveals by amount; price changes; manifests that name tickets of other accounts; and failures, some of
 * which a box pays for.
 */
export function createTrade(devnet: Devnet, seed: number, { onStep }: TradeOptions = {}) {
  const { addresses } = devnet
  const random = createRandom(seed)
  const boxes: readonly [TradeBox, TradeBox] = [
    { component: addresses.hugOpen, tickets: addresses.hugOpenTickets },
    { component: addresses.hugSoldOut, tickets: addresses.hugSoldOutTickets },
  ]
  const m = tradeManifests(devnet)
  const { traders, created, opened, revealed, heldBy } = createTraders(devnet, boxes)
  const send = createSender(devnet, seed)
  const clubMembers = traders.filter((_, at) => [1, 2, 5].includes(at))
  let made = 0

  const some = (all: readonly string[], most: number): string[] => {
    const from = random.whole(all.length)
    return all.slice(from, from + 1 + random.whole(most))
  }
  const ticketsOf = (trader: Trader, { tickets }: TradeBox, wanted: (key: string) => boolean) =>
    [...heldBy(trader, tickets)].filter((id) => wanted(`${tickets} ${id}`))
  const isNew = (key: string) => !opened.has(key)
  const isRevealed = (key: string) => revealed.has(key)
  const total = () => 2 * (1 + random.whole(4)) + random.whole(2)
  const items = (count: number, first = 1, id = (at: number) => `#${at}#`) =>
    Array.from({ length: count }, (_, at) => ({
      id: id(first + at),
      name: random.pick(['Moss', 'Fern', 'Pond', 'Lichen']) ?? 'Moss',
      rarity: random.pick(['plain', 'foil']) ?? 'plain',
      season: random.pick(['spring', 'winter', 'none']) ?? 'none',
    }))
  const collectionName = () => {
    made += 1
    return `Collection ${made}`
  }
  const anyTag = () => random.pick(['art', 'nsfw', 'sports', 'something']) ?? 'art'

  type Turn = { readonly trader: Trader; readonly other: Trader; readonly box: TradeBox }
  type Step = (turn: Turn) => Promise<unknown> | undefined

  const buy: Step = ({ trader, box }) =>
    send(m.lines(m.buy(trader.account, box, total()), m.depositAll(trader.account)), { signers: [trader] })
  const spendSome =
    (method: 'reveal_ticket' | 'claim_loot', to: (turn: Turn) => Trader): Step =>
    (turn) => {
      const { trader, box } = turn
      const fits = method === 'reveal_ticket' ? isNew : isRevealed
      const chosen = some(
        ticketsOf(trader, box, (key) => fits(key) || random.next() < 0.05),
        3,
      )
      if (chosen.length === 0) return buy(turn)
      return send(
        m.lines(
          m.withdrawIds(trader.account, box.tickets, chosen),
          m.spend(box, method),
          m.depositAll(to(turn).account),
        ),
        { signers: [trader] },
      )
    }
  const buyAndReveal: Step = ({ trader, other, box }) =>
    send(
      m.lines(
        m.buy(trader.account, box, total()),
        m.spend(box, 'reveal_ticket'),
        m.depositAll((random.next() < 0.7 ? trader : other).account),
      ),
      { signers: [trader] },
    )
  const buyInBoth: Step = ({ trader }) =>
    send(
      m.lines(
        m.buy(trader.account, boxes[0], total(), 'one'),
        m.buy(trader.account, boxes[1], total(), 'two'),
        m.spend(boxes[0], 'reveal_ticket'),
        m.depositAll(trader.account),
      ),
      { signers: [trader] },
    )
  const revealByAmount: Step = (turn) => {
    const { trader, box } = turn
    // The ledger hands out the oldest arrivals: where one of them was opened before, the transaction fails.
    const first = [...heldBy(trader, box.tickets)].findIndex((id) => opened.has(`${box.tickets} ${id}`))
    const most = first === -1 ? heldBy(trader, box.tickets).size : first
    if (most === 0 && random.next() < 0.8) return buy(turn)
    return send(
      m.lines(
        m.withdraw(trader.account, box.tickets, Math.min(3, Math.max(1, most))),
        m.spend(box, 'reveal_ticket'),
        m.depositAll(trader.account),
      ),
      { signers: [trader] },
    )
  }
  const revealTogether: Step = (turn) => {
    const { trader, other, box } = turn
    const [mine, theirs] = [trader, other].map((one) => ticketsOf(one, box, isNew).slice(0, 2))
    if (!mine?.length || !theirs?.length || trader === other) return buy(turn)
    return send(
      m.lines(
        m.withdrawIds(trader.account, box.tickets, mine),
        m.spend(box, 'reveal_ticket', 'mine'),
        m.depositAll(trader.account),
        m.withdrawIds(other.account, box.tickets, theirs),
        m.spend(box, 'reveal_ticket', 'theirs'),
        m.depositAll(other.account),
      ),
      { signers: [trader, other] },
    )
  }
  const buyWithTopUp: Step = ({ trader, box }) =>
    send(
      m.lines(
        m.buy(trader.account, box, total()),
        m.withdraw(trader.account, m.xrd, 3),
        m.take(m.xrd, 3, 'extra'),
        m.call(box.component, 'top_up_fee_vault', 'Bucket("extra")'),
        m.depositAll(trader.account),
      ),
      { signers: [trader] },
    )
  /** The box pays the fee, also where a payment below the price makes the purchase fail. */
  const buyAsMember: Step = ({ box }) => {
    const member = random.pick(clubMembers)
    if (!member) return undefined
    const paid = random.next() < 0.4 ? '0.5' : total()
    return send(m.lines(m.buy(member.account, box, paid, 'payment', true), m.depositAll(member.account)), {
      signers: [member],
      fee: 'box',
    })
  }
  const setPrice: Step = ({ box }) =>
    send(
      m.call(box.component, 'set_price', `Decimal("${random.pick(['1', '2', '2.5', '3.000000000000000001', '4'])}")`),
      {
        signers: [],
        fee: 'oracle',
      },
    )
  const setPriceAndBuy: Step = ({ trader, box }) =>
    send(
      m.lines(
        m.buy(trader.account, box, 8, 'before'),
        m.call(box.component, 'set_price', `Decimal("${random.pick(['1', '2', '4'])}")`),
        m.buy(trader.account, box, 8, 'after'),
        m.depositAll(trader.account),
      ),
      { signers: [trader], fee: 'oracle' },
    )
  /** One's own ticket is opened while the manifest names many others: as ids of a new collection. */
  const nameOthers: Step = (turn) => {
    const { trader, box } = turn
    const [own] = ticketsOf(trader, box, isNew)
    if (own === undefined) return buy(turn)
    return send(
      m.lines(
        m.withdrawIds(trader.account, box.tickets, [own]),
        m.spend(box, 'reveal_ticket'),
        m.create(trader.account, collectionName(), anyTag(), items(60)),
      ),
      { signers: [trader] },
    )
  }
  /** Tickets pass through the transaction untouched, beside a claim or a reveal of another one. */
  const carryOthers: Step = (turn) => {
    const { trader, box } = turn
    const [own] = ticketsOf(trader, box, isNew)
    const others = ticketsOf(trader, box, () => true).filter((id) => id !== own)
    if (own === undefined || others.length === 0) return buy(turn)
    return send(
      m.lines(
        m.withdrawIds(trader.account, box.tickets, [own]),
        m.spend(box, 'reveal_ticket'),
        m.withdrawIds(trader.account, box.tickets, others),
        m.depositAll(trader.account),
      ),
      { signers: [trader] },
    )
  }
  const give: Step = ({ trader, other }) => {
    const resource = random.pick([...trader.held].filter(([, held]) => held.size > 0).map(([key]) => key))
    if (resource === undefined || other === trader) return undefined
    const chosen = some([...heldBy(trader, resource)], 5)
    return send(m.lines(m.withdrawIds(trader.account, resource, chosen), m.depositAll(other.account)), {
      signers: [trader],
    })
  }
  /** Goes to another account and comes back in the next transaction, or in the same one. */
  const giveAndTakeBack: Step = async ({ trader, other }) => {
    const resource = random.pick([...trader.held].filter(([, held]) => held.size > 0).map(([key]) => key))
    if (resource === undefined || other === trader) return
    const chosen = some([...heldBy(trader, resource)], 2)
    const there = m.lines(m.withdrawIds(trader.account, resource, chosen), m.depositAll(other.account))
    const back = m.lines(m.withdrawIds(other.account, resource, chosen), m.depositAll(trader.account))
    if (random.next() < 0.5) await send(m.lines(there, back), { signers: [trader, other] })
    else {
      await send(there, { signers: [trader] })
      await send(back, { signers: [other] })
    }
  }
  const create: Step = ({ trader }) =>
    send(m.create(trader.account, collectionName(), anyTag(), items(1 + random.whole(6))), { signers: [trader] })
  const mint: Step = (turn) => {
    const collection = random.pick(created)
    if (!collection) return create(turn)
    const minted = items(1 + random.whole(4), collection.next)
    collection.next += minted.length
    const manifest = m.mint(turn.trader.account, collection.resource, minted)
    if (random.next() < 0.7) return send(manifest, { signers: [turn.trader] })
    // Minted and burned before the transaction ends: no account ever holds them.
    return send(manifest.replace(/CALL_METHOD[^;]+"deposit_batch"[^;]+;/, m.burn(collection.resource)), {
      signers: [turn.trader],
    })
  }
  const burn: Step = (turn) => {
    const { trader } = turn
    const resource = random.pick(created.map((one) => one.resource).filter((one) => heldBy(trader, one).size > 0))
    if (resource === undefined) return mint(turn)
    const chosen = some([...heldBy(trader, resource)], 2)
    return send(m.lines(m.withdrawIds(trader.account, resource, chosen), m.burn(resource)), { signers: [trader] })
  }

  const steps: readonly (readonly [number, Step])[] = [
    [18, buy],
    [8, buyAndReveal],
    [3, buyInBoth],
    [8, spendSome('reveal_ticket', ({ trader }) => trader)],
    [2, spendSome('reveal_ticket', ({ other }) => other)],
    [8, revealByAmount],
    [3, revealTogether],
    [14, spendSome('claim_loot', ({ trader }) => trader)],
    [3, spendSome('claim_loot', ({ other }) => other)],
    [2, buyWithTopUp],
    [5, buyAsMember],
    [2, setPrice],
    [2, setPriceAndBuy],
    [1, nameOthers],
    [3, carryOthers],
    [8, give],
    [3, giveAndTakeBack],
    [1, create],
    [3, mint],
    [3, burn],
  ]
  const all = steps.reduce((sum, [weight]) => sum + weight, 0)

  async function step(): Promise<void> {
    onStep?.()
    const turn = { trader: random.pick(traders), other: random.pick(traders), box: boxes[random.next() < 0.8 ? 0 : 1] }
    let dice = random.next() * all
    for (const [weight, act] of steps) {
      dice -= weight
      if (dice >= 0) continue
      const { trader, other, box } = turn
      if (trader && other) await act({ trader, other, box })
      return
    }
  }

  return {
    step,
    traders,
    boxes,
    manifests: m,
    send,
    /** Takes so many random steps. The draws of the box catch up every 20 steps. */
    async run(count: number): Promise<void> {
      for (let at = 0; at < count; at += 1) {
        await step()
        if (at % 20 === 0) await devnet.idle()
      }
      await devnet.idle()
    },
  }
}
