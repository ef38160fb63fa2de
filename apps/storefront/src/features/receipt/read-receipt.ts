import type { Gateway, GatewayError } from '@lootboxes/gateway'
import { parseTransactionId } from '@lootboxes/ledger'
import { createFairnessReader, createPastReader, type LootboxConfig } from '@lootboxes/lootbox'
import { err, ok, type Result } from 'neverthrow'
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

export type ReceiptError =
  /** No id of this network. */
  | { kind: 'no-id' }
  /** The ledger does not hold it, or not yet. */
  | { kind: 'not-committed' }
  | { kind: 'no-answer'; cause: GatewayError }

const errorOf = (cause: GatewayError): ReceiptError =>
  cause.kind === 'response' && cause.status === 404 ? { kind: 'not-committed' } : { kind: 'no-answer', cause }

export type ReadReceipt = (id: string) => Promise<Result<FullReceipt, ReceiptError>>

/** Reads receipts by transaction id, from the ledger each time. */
export function createReceiptReader(gateway: Gateway, config: LootboxConfig): ReadReceipt {
  const readOdds = createOddsReading({
    past: createPastReader(gateway, config),
    printed: createFairnessReader(gateway, config),
    ticketFields: config.ticketFields,
  })
  return async (id) => {
    const intentHash = parseTransactionId(id, config.networkId)
    if (intentHash.isErr()) return err({ kind: 'no-id' })
    const details = await gateway.getCommittedDetails({
      intentHash: intentHash.value,
      optIns: { balanceChanges: true, manifestInstructions: true },
    })
    if (details.isErr()) return err(errorOf(details.error))
    const { transaction } = details.value
    const receipt = receiptOf(transaction)
    const box = config.lootboxes.find(({ componentAddress }) =>
      transaction.manifest_instructions?.includes(componentAddress),
    )
    const pieces = receipt.what === 'redeemed' ? await readPieces(gateway, receipt.got) : []
    return ok({
      ...receipt,
      box: box?.name,
      odds: box === undefined ? [] : await readOdds(box, receipt, pieces),
      pieces,
    })
  }
}

let reader: ReadReceipt | undefined

/** The receipts of the configured network. */
export const readReceipt: ReadReceipt = (id) => {
  reader ??= createReceiptReader(serverGateway(), readPreset().lootbox)
  return reader(id)
}
