import type { Gateway } from '@lootboxes/gateway'
import { parseTransactionId } from '@lootboxes/ledger'
import { createFairnessReader, createPastReader, type LootboxConfig } from '@lootboxes/lootbox'
import { serverGateway } from '../ledger/server-gateway'
import { readPreset } from '../shop/read-shop'
import { createOddsReading } from './read-odds'
import { type ReceiptPiece, readPieces } from './read-pieces'
import { type Receipt, receiptOf } from './receipt'
import type { ReceiptOdds } from './receipt-odds'

/** A receipt with what the shop knows about its box: what the loot is, and how likely it was. */
export type FullReceipt = Receipt & {
  box: string | undefined
  /** One for a purchase or an opening; for a redemption one for each draw that loot came from. */
  odds: readonly ReceiptOdds[]
  pieces: readonly ReceiptPiece[]
}

export type ReadReceipt = (id: string) => Promise<FullReceipt | undefined>

/** Reads receipts by transaction id; undefined for what is no id of this network, or is not committed (yet). */
export function createReceiptReader(gateway: Gateway, config: LootboxConfig): ReadReceipt {
  const readOdds = createOddsReading({
    past: createPastReader(gateway, config),
    printed: createFairnessReader(gateway, config),
    ticketFields: config.ticketFields,
  })
  return async (id) => {
    const intentHash = parseTransactionId(id, config.networkId)
    if (intentHash.isErr()) return undefined
    const details = await gateway.getCommittedDetails({
      intentHash: intentHash.value,
      optIns: { balanceChanges: true, manifestInstructions: true },
    })
    if (details.isErr()) return undefined
    const { transaction } = details.value
    const receipt = receiptOf(transaction)
    const box = config.lootboxes.find(({ componentAddress }) =>
      transaction.manifest_instructions?.includes(componentAddress),
    )
    const pieces = receipt.what === 'redeemed' ? await readPieces(gateway, receipt.got) : []
    return {
      ...receipt,
      box: box?.name,
      odds: box === undefined ? [] : await readOdds(box, receipt, pieces),
      pieces,
    }
  }
}

let reader: ReadReceipt | undefined

/** The receipts of the configured network. */
export const readReceipt: ReadReceipt = (id) => {
  reader ??= createReceiptReader(serverGateway(), readPreset().lootbox)
  return reader(id)
}
