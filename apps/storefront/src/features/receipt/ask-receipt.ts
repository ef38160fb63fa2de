import { err, type Result } from 'neverthrow'
import { productWorld } from '../product-api/product-world'
import { clientKey } from '../security/rate-limit-key'
import { type FullReceipt, type ReceiptError, readReceipt } from './read-receipt'

export type AskedReceiptError = ReceiptError | { kind: 'too-many-requests'; seconds: number }

/** A receipt for whoever sent these headers; counted as product calls are, because each reads the ledger. */
export async function askReceipt(id: string, headers: Headers): Promise<Result<FullReceipt, AskedReceiptError>> {
  const { limit, trustProxy } = productWorld()
  const seconds = await limit.check(clientKey(headers, trustProxy))
  return seconds === undefined ? readReceipt(id) : err({ kind: 'too-many-requests', seconds })
}
