import { parseTransactionId } from '@lootboxes/ledger'
import type { Fairness } from '@lootboxes/lootbox'
import { parseRarity, type Rarity, rarities } from '@lootboxes/ui'
import { readFairness } from '../fairness/read-fairness'
import { serverGateway } from '../ledger/server-gateway'
import { readShop } from '../shop/read-shop'
import { type ReceiptPiece, readPieces } from './read-pieces'
import { type Receipt, receiptOf } from './receipt'

/** A printed edge and its share of all the box ever held, 0 to 1. */
export type EdgeOdds = { edge: Rarity; share: number }

/** A receipt with what the shop knows about its box: what the loot is, and how likely it was by the print. */
export type FullReceipt = Receipt & {
  box: string | undefined
  odds: readonly EdgeOdds[]
  pieces: readonly ReceiptPiece[]
}

const shareOf = (rows: Fairness['rows'], edge: Rarity): number =>
  rows.filter(({ key }) => parseRarity(key) === edge).reduce((sum, { published }) => sum + published, 0)

/** The receipt of a transaction id; undefined for what is no id of this network, or is not committed (yet). */
export async function readReceipt(id: string): Promise<FullReceipt | undefined> {
  const { networkId, boxes } = readShop()
  const intentHash = parseTransactionId(id, networkId)
  if (intentHash.isErr()) return undefined
  const details = await serverGateway().getCommittedDetails({
    intentHash: intentHash.value,
    optIns: { balanceChanges: true, manifestInstructions: true },
  })
  if (details.isErr()) return undefined
  const { transaction } = details.value
  const receipt = receiptOf(transaction)
  const box = boxes.find(({ componentAddress }) => transaction.manifest_instructions?.includes(componentAddress))
  const [fairness, pieces] = await Promise.all([
    box === undefined ? undefined : readFairness(box),
    receipt.what === 'redeemed' ? readPieces(receipt.got) : [],
  ])
  const printed = [...rarities].reverse().map((edge) => ({ edge, share: shareOf(fairness?.rows ?? [], edge) }))
  const drawn = new Set(pieces.map(({ edge }) => edge))
  return {
    ...receipt,
    box: box?.name,
    // Of loot that came, only its own edges.
    odds: printed.filter(({ edge, share }) => share > 0 && (drawn.size === 0 || drawn.has(edge))),
    pieces,
  }
}
