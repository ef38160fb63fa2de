import type { Gateway, GatewayError } from '@lootboxes/gateway'
import { parseTransactionId, safeText } from '@lootboxes/ledger'
import { err, ok, type Result } from 'neverthrow'
import { nftText } from './client/loot'
import { createFairnessReader } from './fairness-reader'
import { createHistoricalBoxReader, type HistoricalDraw, type HistoricalPool } from './historical-box-reader'
import type { LootboxConfig, LootboxEntry } from './lootbox-config'
import { type OwnReceipt, type Receipt, receiptOf } from './receipt'
import { validIds } from './valid-ids'

/** A rarity and its share of the pool, or of the whole print, 0 to 1. */
export type RarityOdds = { rarity: string; share: number }

/**
 * The odds of the rarities. `ledger`: from the box's vaults at that state version, or right before the draw of a redemption.
 * `print`: from all pieces the box ever held, when the ledger cannot answer for that moment.
 */
export type ReceiptOdds =
  | { basis: 'ledger'; stateVersion: number; shares: readonly RarityOdds[] }
  | { basis: 'print'; shares: readonly RarityOdds[] }

/** Loot of a receipt with its own metadata. */
export type ReceiptLoot = { resource: string; id: string; name: string; rarity: string }

/** A receipt with the loot's metadata and its odds. */
export type FullReceipt = Receipt & {
  /** Name of the listed box; absent for a plain transaction. */
  box: string | undefined
  /** Address of that box. */
  boxAddress: string | undefined
  /** One entry for a purchase or an opening; for a redemption one entry per draw. */
  odds: readonly ReceiptOdds[]
  /** The pieces that the box itself gave in this transaction. */
  loot: readonly ReceiptLoot[]
}

/** Why there is no receipt. */
export type ReceiptError =
  /** Not a transaction id of this network. */
  | { kind: 'no-id' }
  /** The ledger does not have the transaction, or not yet. */
  | { kind: 'not-committed' }
  | { kind: 'no-answer'; cause: GatewayError }

/** Options of `createReceiptReader`. */
export type ReceiptReaderOptions = {
  /** Maps the loot's own text to a rarity. By default the text itself, or `unknown`. */
  readonly rarityOf?: ((word: string | undefined) => string) | undefined
}

/** Pieces of one collection whose names are read. A longer list is only counted. */
const MOST_NAMED = 29
/** Draws of one redemption whose odds are read. Beyond it the odds of the print are used. */
const MOST_DRAWS = 4

type RarityOf = (word: string | undefined) => string
type Kind = { readonly rarity: string | undefined; readonly share: number }

/** Sums kinds of loot by rarity, the rarest first. With known drawn rarities, returns only those. */
function rarityOdds(
  kinds: readonly Kind[],
  rarityOf: RarityOf,
  came: ReadonlySet<string> | undefined,
): readonly RarityOdds[] {
  const shares = new Map<string, number>()
  for (const { rarity, share } of kinds) shares.set(rarityOf(rarity), (shares.get(rarityOf(rarity)) ?? 0) + share)
  return [...shares]
    .map(([rarity, share]) => ({ rarity, share }))
    .filter(({ rarity, share }) => share > 0 && (came === undefined || came.has(rarity)))
    .sort((a, b) => a.share - b.share || (a.rarity < b.rarity ? -1 : 1))
}

const key = (resource: string, id: string) => `${resource}:${id}`
const keysOf = ({ loots }: HistoricalDraw): readonly string[] =>
  loots.flatMap(({ resource, ids }) => ids.map((id) => key(resource, id)))

/** The rarities of these pieces, or `undefined` unless all are known. */
function raritiesOf(keys: readonly string[], loot: readonly ReceiptLoot[]): ReadonlySet<string> | undefined {
  const mine = loot.filter(({ resource, id }) => keys.includes(key(resource, id)))
  return mine.length === keys.length ? new Set(mine.map(({ rarity }) => rarity)) : undefined
}

/** Names and rarities of loot, without unreadable pieces. */
async function readLootNames(
  gateway: Pick<Gateway, 'getNonFungibleData'>,
  movements: OwnReceipt['loot'],
  rarityOf: RarityOf,
  signal: AbortSignal | undefined,
): Promise<readonly ReceiptLoot[]> {
  const read = movements.map(async ({ resource, ids }): Promise<readonly ReceiptLoot[]> => {
    const nonFungibleIds = ids.slice(0, MOST_NAMED)
    const answer = await gateway.getNonFungibleData(
      { resource_address: resource, non_fungible_ids: nonFungibleIds },
      { signal },
    )
    if (answer.isErr()) return []
    return answer.value.non_fungible_ids.flatMap(({ non_fungible_id: id, data }) => {
      const { name, rarity } = nftText(data?.programmatic_json)
      return name === undefined ? [] : [{ resource, id, name: safeText(name), rarity: rarityOf(rarity) }]
    })
  })
  return (await Promise.all(read)).flat()
}

/** Reads the odds of a receipt: at its state version, or before each draw of a redemption. Falls back to the print. */
function createOddsReader(gateway: Gateway, config: LootboxConfig, rarityOf: RarityOf) {
  const past = createHistoricalBoxReader(gateway, config)
  const printed = createFairnessReader(gateway, config)
  const ofPool = ({ stateVersion, odds }: HistoricalPool, came?: ReadonlySet<string>): ReceiptOdds | undefined =>
    odds && { basis: 'ledger', stateVersion, shares: rarityOdds(odds.lines, rarityOf, came) }

  const atMoment = async (box: LootboxEntry, stateVersion: number, signal?: AbortSignal) =>
    (await past.getPool(box, { stateVersion, signal })).map((pool) => ofPool(pool)).unwrapOr(undefined)

  /** Proved only when the pool right before the draw held the drawn pieces. */
  const beforeDraw = async (
    box: LootboxEntry,
    draw: HistoricalDraw,
    loot: readonly ReceiptLoot[],
    signal?: AbortSignal,
  ) => {
    const pool = (await past.getPool(box, { stateVersion: draw.stateVersion - 1, signal })).unwrapOr(undefined)
    const isWhole = draw.loots.every(({ resource, ids }) => ids.every((id) => pool?.has(resource, id) === true))
    return pool === undefined || !isWhole ? undefined : ofPool(pool, raritiesOf(keysOf(draw), loot))
  }

  const beforeDraws = async (
    box: LootboxEntry,
    { receipt, loot: given }: OwnReceipt,
    loot: readonly ReceiptLoot[],
    signal?: AbortSignal,
  ) => {
    const tickets = receipt.paid.flatMap((paid) =>
      'ids' in paid && paid.resource === box.ticketAddress ? paid.ids : [],
    )
    const asked = { stateVersion: receipt.stateVersion - 1, signal }
    const draws = (await past.getDraws(box, validIds(tickets), asked)).unwrapOr([])
    const drawn = new Set(draws.flatMap(keysOf))
    const got = given.flatMap(({ resource, ids }) => ids.map((id) => key(resource, id)))
    if (draws.length > MOST_DRAWS || got.length === 0 || !got.every((one) => drawn.has(one))) return []
    return Promise.all(draws.map((draw) => beforeDraw(box, draw, loot, signal)))
  }

  const ofLedger = async (box: LootboxEntry, own: OwnReceipt, loot: readonly ReceiptLoot[], signal?: AbortSignal) => {
    const { what, stateVersion } = own.receipt
    if (what === 'redeemed') return beforeDraws(box, own, loot, signal)
    // Where opening is drawing, the draw has changed the pool already.
    const drewItself = what === 'revealed' && config.ticketFields.opened === undefined
    return [await atMoment(box, stateVersion - (drewItself ? 1 : 0), signal)]
  }

  return async (
    box: LootboxEntry,
    own: OwnReceipt,
    loot: readonly ReceiptLoot[],
    signal?: AbortSignal,
  ): Promise<readonly ReceiptOdds[]> => {
    const known = await ofLedger(box, own, loot, signal)
    const proved = known.filter((odds) => odds !== undefined)
    if (proved.length > 0 && proved.length === known.length) return proved
    const rows = (await printed(box, { signal })).map((fairness) => fairness.rows).unwrapOr([])
    const came =
      own.receipt.what === 'redeemed' && loot.length > 0 ? new Set(loot.map(({ rarity }) => rarity)) : undefined
    const kinds = rows.map(({ key: rarity, published: share }) => ({ rarity, share }))
    const shares = rarityOdds(kinds, rarityOf, came)
    return shares.length === 0 ? [] : [{ basis: 'print', shares }]
  }
}

/** Reads receipts; see `createReceiptReader`. */
export type ReceiptReader = (
  transactionIntentHash: string,
  ask?: { readonly signal?: AbortSignal | undefined },
) => Promise<Result<FullReceipt, ReceiptError>>

const errorOf = (cause: GatewayError): ReceiptError =>
  cause.kind === 'response' && cause.status === 404 ? { kind: 'not-committed' } : { kind: 'no-answer', cause }

/**
 * Creates a reader of receipts by transaction id. A receipt names a listed box only when resources moved in or out of that
 * box. Everything else is a plain transaction.
 *
 * @example
 * ```ts
 * import { createGateway } from '@lootboxes/gateway'
 * import { createReceiptReader, lootboxConfig } from '@lootboxes/lootbox'
 *
 * const config = lootboxConfig({ networkId: 2, product: { name: 'Baller', slug: 'baller' }, lootboxes: [] })
 * const readReceipt = createReceiptReader(createGateway({ networkId: 2, applicationName: 'My shop' }), config)
 * const receipt = await readReceipt('txid_tdx_2_1…')
 * ```
 */
export function createReceiptReader(
  gateway: Gateway,
  config: LootboxConfig,
  { rarityOf = (word) => word ?? 'unknown' }: ReceiptReaderOptions = {},
): ReceiptReader {
  const readOdds = createOddsReader(gateway, config, rarityOf)
  return async (transactionIntentHash, { signal } = {}) => {
    const parsed = parseTransactionId(transactionIntentHash, config.networkId)
    if (parsed.isErr()) return err({ kind: 'no-id' })
    const details = await gateway.getCommittedDetails(
      { intent_hash: parsed.value, opt_ins: { balance_changes: true, detailed_events: true } },
      { signal },
    )
    if (details.isErr()) return err(errorOf(details.error))
    const own = receiptOf(details.value.transaction, config.lootboxes)
    const loot = await readLootNames(gateway, own.loot, rarityOf, signal)
    return ok({
      ...own.receipt,
      box: own.box?.name,
      boxAddress: own.box?.componentAddress,
      odds: own.box === undefined ? [] : await readOdds(own.box, own, loot, signal),
      loot,
    })
  }
}
