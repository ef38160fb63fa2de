import { TransactionSubintentStatusRequest } from '@lootboxes/gateway/wire'
import type { Endpoint } from '../gateway'
import { parseRequest } from '../parse-request'
import { ledgerState, visibleTip } from '../read-ledger'

/** `/transaction/subintent-status`: only a successful transaction that completes a subintent commits it. */
export const subintentStatus: Endpoint = (gateway, body) => {
  const { subintent_hash } = parseRequest(TransactionSubintentStatusRequest, body, gateway.networkId)
  const tip = visibleTip(gateway)
  const record = gateway.ledger.chain.transactionBySubintent(subintent_hash)
  const used = record && record.stateVersion <= tip.stateVersion ? record : undefined
  return {
    ledger_state: ledgerState(gateway, tip),
    ...(used
      ? {
          subintent_status: 'CommittedSuccess',
          subintent_status_description: 'The subintent was used in a transaction that succeeded.',
          finalized_at_state_version: used.stateVersion,
          finalized_at_transaction_intent_hash: used.intentId,
        }
      : {
          subintent_status: 'Unknown',
          subintent_status_description: 'No transaction that succeeded has used this subintent.',
        }),
  }
}
