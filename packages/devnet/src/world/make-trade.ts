import { formatAmount, times } from '@lootboxes/ledger'
import { lootbox } from '../blueprints/lootbox'
import type { Chain } from '../chain/chain'
import { epochAt } from '../chain/epoch'
import { signDraw } from '../chain/oracle'
import { notarize, type SignedTransaction } from '../chain/sign-transaction'
import { unpackV1 } from '../chain/unpack-v1'
import { type DevKey, devKey } from '../keys'
import { type Random, random } from '../random'
import { placeKey } from '../store/families'
import { buyManifest, type Payer, ticketManifest } from './trade-manifests'
import type { WorldNames } from './world-context'
import type { World } from './world-schema'

export type TransactOptions = {
  chain: Chain
  seed: number
  names: WorldNames
  /** The time of the next transaction. */
  nowMs: number
}

export type MakeTradeOptions = TransactOptions & { world: World; untilMs: number }

type Box = { component: string; tickets: string }
type Collector = { key: DevKey; account: string }

/** The notary of transactions before the start, and the next nonce and time. */
type Desk = TransactOptions & { notary: DevKey; nonce: number }

type Trade = Desk & { hand: Random; collectors: readonly Collector[]; oracle: DevKey }

const sizes = [2, 3, 5, 8, 10, 12, 15, 20, 25] as const

function commit({ chain, nowMs }: Desk, { hex, transaction: signed }: SignedTransaction): string {
  const received = unpackV1(signed, hex)
  const transaction = { ...received.transaction, nowMs }
  const outcome = chain.run(transaction)
  if (outcome.status !== 'CommittedSuccess') throw new Error(outcome.error ?? 'a transaction failed')
  return chain.commit(outcome, transaction, received.envelope).intentId
}

function send(desk: Desk, signers: readonly DevKey[], manifest: string, message: string): string {
  const { chain, notary } = desk
  const epoch = epochAt(chain.clock, desk.nowMs)
  desk.nonce += 1
  const signed = notarize({
    manifest,
    networkId: chain.deps.networkId,
    startEpoch: epoch,
    endEpoch: epoch + 10,
    nonce: desk.nonce,
    signers: signers.map(({ privateKey }) => privateKey),
    notary: notary.privateKey,
    message,
  })
  return commit(desk, signed)
}

const pass = (trade: Trade, longestMs: number): void => {
  trade.nowMs += Math.floor(trade.hand.between(longestMs / 8, longestMs))
}

/** The last `count` tickets that a collector bought. Tickets are numbered in the order of sale. */
const bought = (sold: number, count: number): readonly string[] =>
  Array.from({ length: count }, (_, at) => `#${sold - count + at + 1}#`)

function boxState({ chain }: Trade, box: Box) {
  const state = lootbox.stateOf(chain.view(), box.component)
  if (!state) throw new Error('Genesis: the lootbox is missing.')
  return state
}

/** The collector as the payer of the fee, or a member of the club, whose fee the box pays. */
function payerOf(trade: Trade, box: Box, { account }: Collector): Payer {
  const { clubToken: token, clubThreshold } = boxState(trade, box)
  const view = trade.chain.view()
  const vault = view.get('vault', view.get('vaultOf', placeKey(account, token)) ?? '')
  const isMember = vault?.kind === 'fungible' && vault.amount >= clubThreshold
  return { account, club: isMember ? { token, amount: formatAmount(clubThreshold) } : undefined }
}

function buy(trade: Trade, box: Box, collector: Collector, count: number): readonly string[] {
  const { chain } = trade
  const state = boxState(trade, box)
  const payer = payerOf(trade, box, collector)
  const total = formatAmount(times(state.price, BigInt(count)))
  send(trade, [collector.key], buyManifest(payer, box.component, chain.deps.xrd, total), `Buy ${count}`)
  return bought(state.ticketsSold + count, count)
}

function reveal(trade: Trade, box: Box, collector: Collector, ids: readonly string[]): void {
  const manifest = ticketManifest(payerOf(trade, box, collector), box, 'reveal_ticket', ids)
  const intentId = send(trade, [collector.key], manifest, `Reveal ${ids.length}`)
  trade.nowMs += 2_000
  const { chain, oracle } = trade
  const epoch = epochAt(chain.clock, trade.nowMs)
  commit(trade, signDraw(oracle, chain.deps.networkId, epoch, box.component, intentId, ids))
}

/** One visit: buys tickets; on some days reveals a part of them and claims a part of those. */
function visit(trade: Trade, box: Box, count: number): void {
  const collector = trade.collectors[Math.floor(trade.hand.next() * trade.collectors.length)]
  if (!collector || count === 0) return
  const ids = buy(trade, box, collector, count)
  pass(trade, 20 * 60_000)
  if (trade.hand.chance(0.45)) return
  const opened = ids.slice(0, Math.ceil(ids.length * trade.hand.between(0.3, 1)))
  reveal(trade, box, collector, opened)
  pass(trade, 15 * 60_000)
  if (trade.hand.chance(0.4)) return
  const claimed = opened.slice(0, Math.ceil(opened.length * trade.hand.between(0.4, 1)))
  const manifest = ticketManifest(payerOf(trade, box, collector), box, 'claim_loot', claimed)
  send(trade, [collector.key], manifest, `Claim ${claimed.length}`)
}

/** Upper limit for the duration of a visit with reveal and claim. */
const LONGEST_VISIT_MS = 40 * 60_000

/** Sells `target` tickets, spread evenly until `untilMs`. */
function sell(trade: Trade, box: Box, target: number, untilMs: number): void {
  for (let left = target; left > 0; ) {
    const count = Math.min(left, trade.hand.pick(sizes))
    const spareMs = Math.max(0, untilMs - trade.nowMs - LONGEST_VISIT_MS)
    pass(trade, Math.min(spareMs, (spareMs * 1.7 * count) / left))
    visit(trade, box, count)
    left -= count
  }
}

const deskOf = (options: TransactOptions): Desk => ({ ...options, notary: devKey(options.seed, 'notary'), nonce: 0 })

/** Commits the manifests of the file in order. A failing manifest stops the start. */
export function runManifests(options: TransactOptions, manifests: World['manifests']): void {
  const { names, chain } = options
  const desk = deskOf(options)
  for (const [at, { manifest, signers }] of manifests.entries()) {
    const keys = signers.flatMap((signer) => names.keys.get(signer) ?? [])
    const text = manifest.replace(/\$([a-z0-9][a-z0-9-]*)/g, (whole, name: string) => {
      const address = names.addressOf(name)
      return address === name ? whole : address
    })
    // In the first line, so that an error names the line of the file's manifest.
    const fee = `CALL_METHOD Address("${names.addressOf(signers[0] ?? '')}") "lock_fee" Decimal("10"); `
    desk.nowMs = Math.max(desk.nowMs, chain.tip().timeMs) + 1_000
    try {
      send(desk, keys, /"lock_(contingent_)?fee/.test(text) ? text : fee + text, 'World file')
    } catch (cause) {
      throw new Error(`manifests[${at}]: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
    }
  }
}

/**
 * Simulates days of trade with real notarized transactions, in sequence: each sale of the file after the one before it. The
 * seed determines every transaction.
 */
export function makeTrade({ world, untilMs, ...options }: MakeTradeOptions): void {
  const { chain, seed, names, nowMs } = options
  if (!world.trade) return
  const trade: Trade = {
    ...deskOf(options),
    hand: random(`history:${seed}`),
    collectors: world.trade.collectors.flatMap((name) => {
      const key = names.keys.get(name)
      return key ? [{ key, account: names.addressOf(name) }] : []
    }),
    oracle: devKey(seed, 'oracle'),
  }
  for (const { box, tickets, until } of world.trade.sales) {
    const at = { component: names.addressOf(box), tickets: names.addressOf(`${box}-tickets`) }
    const left = lootbox.stateOf(chain.view(), at.component)?.maxTickets ?? 0
    sell(trade, at, Math.min(tickets ?? left, left), nowMs + (untilMs - nowMs) * until)
  }
  if (trade.nowMs > untilMs) throw new Error('Genesis: the history reaches past its end.')
}
