import { parseTransactionId } from '@lootboxes/ledger'
import * as z from 'zod'
import { transactionItem } from '../../gateway-json/transaction-item'
import type { Endpoint } from '../gateway'
import { parseRequest } from '../parse-request'
import { Problem } from '../problem'
import { ledgerState, readLedger } from '../read-ledger'
import { at } from '../request-parts'
import { TransactionOptIns } from '../transaction-opt-ins'

const request = (networkId: number) =>
  z.object({
    ...at,
    intent_hash: z.string().refine((text) => parseTransactionId(text, networkId).isOk(), {
      message: 'Invalid transaction intent hash of this network',
    }),
    opt_ins: TransactionOptIns.nullish(),
  })

/** `/transaction/committed-details` */
export const committedDetails: Endpoint = async (gateway, body) => {
  const { intent_hash, opt_ins, at_ledger_state } = parseRequest(request(gateway.networkId), body)
  const { point } = readLedger(gateway, at_ledger_state)
  const record = gateway.ledger.chain.transactionByIntent(intent_hash)
  if (!record || record.stateVersion > point.stateVersion)
    throw new Problem(404, `Transaction with intent hash ${intent_hash} was not found.`, {
      type: 'TransactionNotFoundError',
      intent_hash,
    })
  return {
    ledger_state: ledgerState(gateway, point),
    transaction: await transactionItem(gateway, record, opt_ins ?? {}),
  }
}
