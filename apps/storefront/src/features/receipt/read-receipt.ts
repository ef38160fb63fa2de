import { parseTransactionId } from '@lootboxes/ledger'
import { serverGateway } from '../ledger/server-gateway'
import { readShop } from '../shop/read-shop'
import { type Receipt, receiptOf } from './receipt'

/** The receipt of a transaction id; undefined for what is no id of this network, or is not committed (yet). */
export async function readReceipt(id: string): Promise<Receipt | undefined> {
  const intentHash = parseTransactionId(id, readShop().networkId)
  if (intentHash.isErr()) return undefined
  const details = await serverGateway().getCommittedDetails({
    intentHash: intentHash.value,
    optIns: { balanceChanges: true, manifestInstructions: true },
  })
  return details.isOk() ? receiptOf(details.value.transaction) : undefined
}
