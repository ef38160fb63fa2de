import { parseLocalId } from '@lootboxes/ledger'
import type {
  Fairness,
  LootboxConfig,
  LootboxEntry,
  PastDraw,
  PastPool,
  PastReader,
  ProductError,
} from '@lootboxes/lootbox'
import type { Rarity } from '@lootboxes/ui'
import type { ResultAsync } from 'neverthrow'
import type { ReceiptPiece } from './read-pieces'
import type { Receipt } from './receipt'
import { edgeOdds, type ReceiptOdds } from './receipt-odds'

export type ReadOddsOptions = {
  past: PastReader
  /** What the box was printed with, for moments the ledger cannot be asked about. */
  printed: (box: LootboxEntry) => ResultAsync<Fairness, ProductError>
  ticketFields: LootboxConfig['ticketFields']
}

/** Draws of one redemption whose odds are read; of more the print has to do. */
const mostDraws = 4

const localIds = (texts: readonly string[]) =>
  texts.flatMap((text) =>
    parseLocalId(text).match(
      (id) => [id],
      () => [],
    ),
  )
const key = (resource: string, id: string) => `${resource}:${id}`
const keysOf = ({ loots }: PastDraw): readonly string[] =>
  loots.flatMap(({ resource, ids }) => ids.map((id) => key(resource, id)))

/** The edges of these pieces; undefined when not every piece is known. */
function edgesOf(keys: readonly string[], pieces: readonly ReceiptPiece[]): ReadonlySet<Rarity> | undefined {
  const mine = pieces.filter(({ resource, id }) => keys.includes(key(resource, id)))
  return mine.length === keys.length ? new Set(mine.map(({ edge }) => edge)) : undefined
}

const ofPool = ({ stateVersion, odds }: PastPool, came?: ReadonlySet<Rarity>): ReceiptOdds | undefined =>
  odds && { basis: 'ledger', stateVersion, shares: edgeOdds(odds.lines, came) }

/** Reads the odds a receipt tells of: those of its moment, of a redemption those before each draw; else the print. */
export function createOddsReading({ past, printed, ticketFields }: ReadOddsOptions) {
  const atMoment = async (box: LootboxEntry, stateVersion: number): Promise<ReceiptOdds | undefined> =>
    (await past.getPool(box, { stateVersion })).map((pool) => ofPool(pool)).unwrapOr(undefined)

  /** Proved only if the pool right before the draw held what was drawn. */
  const beforeDraw = async (box: LootboxEntry, draw: PastDraw, pieces: readonly ReceiptPiece[]) => {
    const pool = (await past.getPool(box, { stateVersion: draw.stateVersion - 1 })).unwrapOr(undefined)
    const isWhole = draw.loots.every(({ resource, ids }) => ids.every((id) => pool?.has(resource, id) === true))
    return pool === undefined || !isWhole ? undefined : ofPool(pool, edgesOf(keysOf(draw), pieces))
  }

  const beforeDraws = async (box: LootboxEntry, receipt: Receipt, pieces: readonly ReceiptPiece[]) => {
    const tickets = receipt.paid.flatMap((paid) =>
      'ids' in paid && paid.resource === box.ticketAddress ? paid.ids : [],
    )
    const asked = { stateVersion: receipt.stateVersion - 1 }
    const draws = (await past.getDraws(box, localIds(tickets), asked)).unwrapOr([])
    const drawn = new Set(draws.flatMap(keysOf))
    const got = receipt.got.flatMap((movement) =>
      'ids' in movement ? movement.ids.map((id) => key(movement.resource, id)) : [],
    )
    if (draws.length > mostDraws || got.length === 0 || !got.every((one) => drawn.has(one))) return []
    return Promise.all(draws.map((draw) => beforeDraw(box, draw, pieces)))
  }

  const ofLedger = async (box: LootboxEntry, receipt: Receipt, pieces: readonly ReceiptPiece[]) => {
    if (receipt.what === 'redeemed') return beforeDraws(box, receipt, pieces)
    // Where opening is drawing, the draw has changed the pool already.
    const drewItself = receipt.what === 'revealed' && ticketFields.opened === undefined
    return [await atMoment(box, receipt.stateVersion - (drewItself ? 1 : 0))]
  }

  return async (
    box: LootboxEntry,
    receipt: Receipt,
    pieces: readonly ReceiptPiece[],
  ): Promise<readonly ReceiptOdds[]> => {
    const known = await ofLedger(box, receipt, pieces)
    const proved = known.filter((odds) => odds !== undefined)
    if (proved.length > 0 && proved.length === known.length) return proved
    const rows = (await printed(box)).map((fairness) => fairness.rows).unwrapOr([])
    const came = receipt.what === 'redeemed' && pieces.length > 0 ? new Set(pieces.map(({ edge }) => edge)) : undefined
    const shares = edgeOdds(
      rows.map(({ key: rarity, published: share }) => ({ rarity, share })),
      came,
    )
    return shares.length === 0 ? [] : [{ basis: 'print', shares }]
  }
}
