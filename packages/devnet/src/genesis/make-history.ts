import { formatAmount, times } from '@lootboxes/ledger'
import { type Random, random } from '../art/random'
import type { Chain } from '../chain/chain'
import { epochAt } from '../chain/epoch'
import { unpack } from '../chain/intake'
import { signDraw } from '../chain/oracle'
import { notarize, type SignedTransaction } from '../chain/sign-transaction'
import { type DevKey, devKey } from '../keys'
import type { GenesisAddresses } from './genesis-addresses'
import { type Collector, collectorsOf } from './genesis-plan'
import { buyManifest, ticketManifest } from './history-manifests'

export type MakeHistoryOptions = { chain: Chain; seed: number; addresses: GenesisAddresses; untilMs: number }

type Box = { component: string; tickets: string }

type Trade = MakeHistoryOptions & {
  hand: Random
  collectors: readonly Collector[]
  oracle: DevKey
  notary: DevKey
  nonce: number
  nowMs: number
}

const sizes = [2, 3, 5, 8, 10, 12, 15, 20, 25] as const

async function commit({ chain, nowMs }: Trade, { hex, transaction: signed }: SignedTransaction): Promise<string> {
  const received = await unpack(signed, hex, chain.deps.networkId)
  const transaction = { ...received.transaction, nowMs }
  const outcome = chain.run(transaction)
  if (outcome.status !== 'CommittedSuccess') throw new Error(`Genesis: a transaction failed: ${outcome.error ?? ''}`)
  return chain.commit(outcome, transaction, received.envelope).intentId
}

async function send(trade: Trade, { key }: Collector, manifest: string, message: string): Promise<string> {
  const { chain, notary } = trade
  const epoch = epochAt(chain.clock, trade.nowMs)
  trade.nonce += 1
  const signed = await notarize({
    manifest,
    networkId: chain.deps.networkId,
    startEpoch: epoch,
    endEpoch: epoch + 10,
    nonce: trade.nonce,
    signers: [key.privateKey],
    notary: notary.privateKey,
    message,
  })
  return commit(trade, signed)
}

const pass = (trade: Trade, longestMs: number): void => {
  trade.nowMs += Math.floor(trade.hand.between(longestMs / 8, longestMs))
}

/** The last `count` tickets that a collector bought. Tickets are numbered in the order of sale. */
const bought = (sold: number, count: number): readonly string[] =>
  Array.from({ length: count }, (_, at) => `#${sold - count + at + 1}#`)

async function buy(trade: Trade, box: Box, collector: Collector, count: number): Promise<readonly string[]> {
  const { chain } = trade
  const state = chain.view().get('lootbox', box.component)
  if (!state) throw new Error('Genesis: the lootbox is missing.')
  const total = formatAmount(times(state.price, BigInt(count)))
  await send(trade, collector, buyManifest(collector.account, box.component, chain.deps.xrd, total), `Buy ${count}`)
  return bought(state.ticketsSold + count, count)
}

async function reveal(trade: Trade, box: Box, collector: Collector, ids: readonly string[]): Promise<void> {
  const manifest = ticketManifest(collector.account, box, 'reveal_ticket', ids)
  const intentId = await send(trade, collector, manifest, `Reveal ${ids.length}`)
  trade.nowMs += 2_000
  const { chain, oracle } = trade
  const epoch = epochAt(chain.clock, trade.nowMs)
  await commit(trade, await signDraw(oracle, chain.deps.networkId, epoch, box.component, intentId, ids))
}

/** One visit: buys tickets; on some days reveals a part of them and claims a part of those. */
async function visit(trade: Trade, box: Box, count: number): Promise<void> {
  const collector = trade.collectors[Math.floor(trade.hand.next() * trade.collectors.length)]
  if (!collector || count === 0) return
  const ids = await buy(trade, box, collector, count)
  pass(trade, 20 * 60_000)
  if (trade.hand.chance(0.45)) return
  const opened = ids.slice(0, Math.ceil(ids.length * trade.hand.between(0.3, 1)))
  await reveal(trade, box, collector, opened)
  pass(trade, 15 * 60_000)
  if (trade.hand.chance(0.4)) return
  const claimed = opened.slice(0, Math.ceil(opened.length * trade.hand.between(0.4, 1)))
  await send(trade, collector, ticketManifest(collector.account, box, 'claim_loot', claimed), `Claim ${claimed.length}`)
}

/** Upper limit for the duration of a visit with reveal and claim. */
const LONGEST_VISIT_MS = 40 * 60_000

/** Sells `target` tickets, spread evenly until `untilMs`. */
async function sell(trade: Trade, box: Box, target: number, untilMs: number): Promise<void> {
  for (let left = target; left > 0; ) {
    const count = Math.min(left, trade.hand.pick(sizes))
    const spareMs = Math.max(0, untilMs - trade.nowMs - LONGEST_VISIT_MS)
    pass(trade, Math.min(spareMs, (spareMs * 1.7 * count) / left))
    await visit(trade, box, count)
    left -= count
  }
}

/**
 * Simulates days of trade by a dozen collectors with real notarized transactions, in sequence. The first print is sold out,
 * two fifths of the second are sold. The seed determines every transaction.
 */
export async function makeHistory(options: MakeHistoryOptions): Promise<void> {
  const { chain, seed, addresses, untilMs } = options
  const trade: Trade = {
    ...options,
    hand: random(`history:${seed}`),
    collectors: collectorsOf(seed, chain.deps.networkId),
    oracle: devKey(seed, 'oracle'),
    notary: devKey(seed, 'notary'),
    nonce: 0,
    nowMs: chain.tip().timeMs,
  }
  const soldOut = { component: addresses.hugSoldOut, tickets: addresses.hugSoldOutTickets }
  const open = { component: addresses.hugOpen, tickets: addresses.hugOpenTickets }
  const printed = chain.view().get('lootbox', soldOut.component)?.maxTickets ?? 0
  await sell(trade, soldOut, printed, trade.nowMs + (untilMs - trade.nowMs) / 3)
  await sell(trade, open, 412, untilMs)
  if (trade.nowMs > untilMs) throw new Error('Genesis: the history reaches past its end.')
}
