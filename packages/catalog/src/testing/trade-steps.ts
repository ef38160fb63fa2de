import type { Step, Tools, Turn, WeightedSteps } from './trade-tools'
import type { Trader } from './traders'

/** Purchases, some beside other steps or paid for by the box, and price changes. */
export function purchaseSteps({ traders, random, boxes, m, send, total, buy }: Tools): WeightedSteps {
  const clubMembers = traders.filter((_, at) => [1, 2, 5].includes(at))
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
  return [
    [18, buy],
    [8, buyAndReveal],
    [3, buyInBoth],
    [2, buyWithTopUp],
    [5, buyAsMember],
    [2, setPrice],
    [2, setPriceAndBuy],
  ]
}

/** Reveals by id, by amount and of several accounts together, and claims. */
export function ticketSteps(tools: Tools): WeightedSteps {
  const { random, m, send, heldBy, opened, some, ticketsOf, isNew, isRevealed, buy } = tools
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
  return [
    [8, spendSome('reveal_ticket', ({ trader }) => trader)],
    [2, spendSome('reveal_ticket', ({ other }) => other)],
    [8, revealByAmount],
    [3, revealTogether],
    [14, spendSome('claim_loot', ({ trader }) => trader)],
    [3, spendSome('claim_loot', ({ other }) => other)],
  ]
}

/** Manifests that name or move tickets beside the one that they open. */
export function hostileSteps(tools: Tools): WeightedSteps {
  const { m, send, ticketsOf, isNew, items, collectionName, anyTag, buy } = tools
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
  return [
    [1, nameOthers],
    [3, carryOthers],
  ]
}

/** Transfers, and collections of accounts: creating, minting and burning. */
export function collectionSteps(tools: Tools): WeightedSteps {
  const { random, m, send, heldBy, created, some, items, collectionName, anyTag } = tools
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

  return [
    [8, give],
    [3, giveAndTakeBack],
    [1, create],
    [3, mint],
    [3, burn],
  ]
}
