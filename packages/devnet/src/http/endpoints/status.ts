import { TransactionStatusRequest } from '@lootboxes/gateway/wire'
import type { UncommittedTransaction } from '../../chain/rejections'
import type { UserTransaction } from '../../chain/transaction-record'
import type { Endpoint } from '../gateway'
import { parseRequest } from '../parse-request'
import { ledgerState, visibleTip } from '../read-ledger'

const unknown = {
  status: 'Unknown',
  intent_status: 'Unknown',
  intent_status_description: 'No transaction with this intent hash was seen. It may still be on its way.',
  known_payloads: [],
}

const descriptions = {
  CommittedSuccess: 'The transaction was committed, and it succeeded.',
  CommittedFailure: 'The transaction was committed, and it failed. Its fee was paid.',
} as const

function committed(record: UserTransaction) {
  const error = record.error === undefined ? {} : { error_message: record.error }
  return {
    status: record.status,
    intent_status: record.status,
    intent_status_description: descriptions[record.status],
    known_payloads: [
      {
        payload_hash: record.payloadId,
        status: record.status,
        payload_status: record.status,
        payload_status_description: descriptions[record.status],
        handling_status: 'Concluded',
        ...error,
      },
    ],
    committed_state_version: record.stateVersion,
    ...error,
  }
}

const waitingWords = {
  pending: {
    intent_status: 'Pending',
    payload_status: 'Pending',
    description: 'The transaction waits to be committed.',
  },
  'likely-rejected': {
    intent_status: 'LikelyButNotCertainRejection',
    payload_status: 'TemporarilyRejected',
    description: 'The transaction was rejected and may still be committed until its last epoch.',
  },
  rejected: {
    intent_status: 'PermanentlyRejected',
    payload_status: 'PermanentlyRejected',
    description: 'The transaction was rejected and can never be committed.',
  },
} as const

function waiting({ state, error, latestError, payloadId, endEpoch }: UncommittedTransaction) {
  const { intent_status, payload_status, description } = waitingWords[state]
  const status = state === 'rejected' ? 'Rejected' : 'Pending'
  const newest = latestError ?? error
  return {
    status,
    intent_status,
    intent_status_description: description,
    known_payloads: [
      {
        payload_hash: payloadId,
        status,
        payload_status,
        payload_status_description: description,
        handling_status: state === 'rejected' ? 'Concluded' : 'HandlingSubmission',
        ...(error === undefined ? {} : { error_message: error }),
        ...(latestError === undefined ? {} : { latest_error_message: latestError }),
      },
    ],
    ...(state === 'rejected' ? {} : { permanently_rejects_at_epoch: endEpoch }),
    ...(newest === undefined ? {} : { error_message: newest }),
  }
}

/** `/transaction/status`: never answers 404; an unknown hash has the status `Unknown`. */
export const status: Endpoint = (gateway, body) => {
  const { intent_hash } = parseRequest(TransactionStatusRequest, body, gateway.networkId)
  const tip = visibleTip(gateway)
  const record = gateway.ledger.chain.transactionByIntent(intent_hash)
  const isSeen = record !== undefined && record.stateVersion <= tip.stateVersion
  // A commit that the replica has not reached is still pending, which matches its state and committed details.
  const unseen: UncommittedTransaction | undefined = record && { ...record, state: 'pending', error: undefined }
  const waits = unseen ?? gateway.ledger.waiting(intent_hash)
  const answer = isSeen ? committed(record) : waits ? waiting(waits) : unknown
  return { ledger_state: ledgerState(gateway, tip), ...answer }
}
