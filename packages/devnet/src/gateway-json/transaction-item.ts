import type { TransactionDetailsOptIns } from '@lootboxes/gateway/wire'
import { formatAmount } from '@lootboxes/ledger'
import type { BalanceChanges } from '../chain/balance-changes'
import type { CommittedTransaction, UserTransaction } from '../chain/transaction-record'
import type { Gateway } from '../http/gateway'
import { detailedEvent, plainEvent } from './detailed-events'
import { costingParameters, feeDestination, feeSource, feeSummary } from './receipt'
import { manifestText, subintentDetails } from './subintents'

const balanceChanges = ({ fees, fungible, nonFungible }: BalanceChanges) => ({
  fungible_fee_balance_changes: fees.map(({ type, entity, resource, change }) => ({
    type,
    entity_address: entity,
    resource_address: resource,
    balance_change: formatAmount(change),
  })),
  fungible_balance_changes: fungible.map(({ entity, resource, change }) => ({
    entity_address: entity,
    resource_address: resource,
    balance_change: formatAmount(change),
  })),
  non_fungible_balance_changes: nonFungible.map(({ entity, resource, added, removed }) => ({
    entity_address: entity,
    resource_address: resource,
    added,
    removed,
  })),
})

function receipt({ ledger, genesis }: Gateway, record: UserTransaction, optIns: TransactionDetailsOptIns) {
  // Emitters keep their owner, resource and blueprint. The state of the transaction may be forgotten.
  const view = ledger.chain.view()
  return {
    status: record.status,
    ...(optIns.receipt_fee_summary ? { fee_summary: feeSummary(record.fee) } : {}),
    ...(optIns.receipt_costing_parameters ? { costing_parameters: costingParameters } : {}),
    ...(optIns.receipt_fee_source ? { fee_source: feeSource(record.feePayments) } : {}),
    ...(optIns.receipt_fee_destination ? { fee_destination: feeDestination(record.feePayments) } : {}),
    ...(optIns.receipt_state_changes ? { state_updates: noStateUpdates } : {}),
    ...(optIns.receipt_output === false ? {} : { output: record.status === 'CommittedSuccess' ? [] : undefined }),
    ...(optIns.receipt_events ? { events: record.events.map(plainEvent) } : {}),
    ...(optIns.detailed_events
      ? { detailed_events: record.events.map((event) => detailedEvent(view, event, genesis.wellKnown)) }
      : {}),
    ...(record.error === undefined ? {} : { error_message: record.error }),
  }
}

/** A devnet has no substates. */
const noStateUpdates = {
  deleted_partitions: [],
  created_substates: [],
  updated_substates: [],
  deleted_substates: [],
  new_global_entities: [],
}

const messageOf = (message: string | undefined) =>
  message === undefined
    ? {}
    : { message: { type: 'Plaintext', mime_type: 'text/plain', content: { type: 'String', value: message } } }

const feePaid = (record: UserTransaction): string =>
  formatAmount(record.feePayments.reduce((sum, { amount }) => sum + amount, 0n) as UserTransaction['fee']['total'])

function userPart(gateway: Gateway, record: UserTransaction, optIns: TransactionDetailsOptIns) {
  return {
    transaction_status: record.status,
    payload_hash: record.payloadId,
    intent_hash: record.intentId,
    fee_paid: feePaid(record),
    confirmed_at: new Date(record.timeMs).toISOString(),
    ...(record.error === undefined ? {} : { error_message: record.error }),
    ...(optIns.affected_global_entities ? { affected_global_entities: record.affected } : {}),
    ...(optIns.raw_hex ? { raw_hex: record.hex } : {}),
    receipt: receipt(gateway, record, optIns),
    ...(optIns.manifest_instructions ? { manifest_instructions: manifestText(record, gateway.networkId) } : {}),
    ...subintentDetails(record, gateway.networkId, optIns.manifest_instructions === true),
    manifest_classes: ['General'],
    ...messageOf(record.message),
    ...(optIns.balance_changes ? { balance_changes: balanceChanges(record.balanceChanges) } : {}),
  }
}

/** A committed transaction with the requested opt-ins. */
export function transactionItem(gateway: Gateway, record: CommittedTransaction, optIns: TransactionDetailsOptIns) {
  const point = {
    state_version: record.stateVersion,
    epoch: record.epoch,
    round: record.round,
    round_timestamp: new Date(record.timeMs).toISOString(),
  }
  if (record.kind === 'user') return { ...point, ...userPart(gateway, record, optIns) }
  const status = 'CommittedSuccess'
  return { ...point, transaction_status: status, confirmed_at: point.round_timestamp, receipt: { status } }
}
