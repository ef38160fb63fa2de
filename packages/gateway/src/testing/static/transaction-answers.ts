import { ledgerStateAt } from '../ledger-state'
import { Refusal } from '../refusal'
import { type Answers, type StaticState, text } from './static-state'

/** Status, details and stream of transactions. */
export function transactionAnswers({
  ledger,
  ledger_state,
  page,
}: StaticState): Answers<
  'preview' | 'submit' | 'transactionStatus' | 'subintentStatus' | 'committedDetails' | 'stream'
> {
  const committed = (intent_hash: string, index: number) => ({
    intent_hash,
    state_version: index + 1,
    epoch: 1,
    round: index,
    round_timestamp: ledgerStateAt(index + 1).proposer_round_timestamp,
    transaction_status: 'CommittedSuccess',
    confirmed_at: ledgerStateAt(index + 1).proposer_round_timestamp,
  })
  return {
    preview: () => ({ encoded_receipt: '5c', receipt: { status: 'Succeeded' }, resource_changes: [], logs: [] }),
    submit: () => {
      throw new Refusal(400, 'InvalidTransactionError', 'Expected notarized transaction')
    },
    transactionStatus: (body) => {
      const version = ledger.transactions.indexOf(text(body, 'intent_hash')) + 1
      const status = version > 0 ? 'CommittedSuccess' : 'Unknown'
      return {
        ledger_state,
        status,
        intent_status: status,
        intent_status_description: status,
        known_payloads: [],
        ...(version > 0 && { committed_state_version: version }),
      }
    },
    subintentStatus: (body) => ({
      ledger_state,
      subintent_status: 'Unknown',
      subintent_status_description: `${text(body, 'subintent_hash')} was not used.`,
    }),
    committedDetails: (body) => {
      const intent_hash = text(body, 'intent_hash')
      const index = ledger.transactions.indexOf(intent_hash)
      if (index < 0) throw new Refusal(404, 'TransactionNotFoundError', 'Not committed', { intent_hash })
      return { ledger_state, transaction: committed(intent_hash, index) }
    },
    stream: (body) => {
      const all = ledger.transactions.map(committed)
      const { items, next_cursor } = page(body.order === 'Asc' ? all : all.reverse(), body)
      return { ledger_state, items, next_cursor }
    },
  }
}
