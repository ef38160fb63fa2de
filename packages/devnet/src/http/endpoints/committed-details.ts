import { TransactionCommittedDetailsRequest } from '@lootboxes/gateway/wire'
import { transactionItem } from '../../gateway-json/transaction-item'
import type { Endpoint } from '../gateway'
import { parseRequest } from '../parse-request'
import { Problem } from '../problem'
import { ledgerState, pointAt } from '../read-ledger'

/** `/transaction/committed-details` */
export const committedDetails: Endpoint = (gateway, body) => {
  const { intent_hash, opt_ins, at_ledger_state } = parseRequest(
    TransactionCommittedDetailsRequest,
    body,
    gateway.networkId,
  )
  const point = pointAt(gateway, at_ledger_state)
  const record = gateway.ledger.chain.transactionByIntent(intent_hash)
  if (!record || record.stateVersion > point.stateVersion)
    throw new Problem(404, `Transaction with intent hash ${intent_hash} was not found.`, {
      type: 'TransactionNotFoundError',
      intent_hash,
    })
  return {
    ledger_state: ledgerState(gateway, point),
    transaction: transactionItem(gateway, record, opt_ins ?? {}),
  }
}
