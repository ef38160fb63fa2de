import { formatAmount } from '@lootboxes/ledger'
import { costing, type FeePayment, type FeeSummary, shareOf } from '../engine/fees'

/** The Core API's fee summary, costing, source and destination. */
export const feeSummary = (fee: FeeSummary) => ({
  execution_cost_units_consumed: fee.executionUnits,
  finalization_cost_units_consumed: fee.finalizationUnits,
  xrd_total_execution_cost: formatAmount(fee.execution),
  xrd_total_finalization_cost: formatAmount(fee.finalization),
  xrd_total_royalty_cost: '0',
  xrd_total_storage_cost: formatAmount(fee.storage),
  xrd_total_tipping_cost: '0',
})

export const costingParameters = {
  execution_cost_unit_price: formatAmount(costing.executionUnitPrice),
  execution_cost_unit_limit: costing.executionUnitLimit,
  execution_cost_unit_loan: costing.executionUnitLoan,
  finalization_cost_unit_price: formatAmount(costing.finalizationUnitPrice),
  finalization_cost_unit_limit: costing.finalizationUnitLimit,
  xrd_usd_price: formatAmount(costing.usdPrice),
  xrd_storage_price: formatAmount(costing.stateStoragePrice),
  xrd_archive_storage_price: formatAmount(costing.stateStoragePrice),
  tip_percentage: 0,
}

export const entityReference = (address: string) => ({
  entity_type: entityTypeName(address),
  is_global: !address.startsWith('internal_'),
  entity_address: address,
})

function entityTypeName(address: string): string {
  if (address.startsWith('account_')) return 'GlobalPreallocatedEd25519Account'
  if (address.startsWith('component_')) return 'GlobalGenericComponent'
  if (address.startsWith('resource_')) return 'GlobalFungibleResource'
  if (address.startsWith('consensusmanager_')) return 'GlobalConsensusManager'
  return 'InternalFungibleVault'
}

export const feeSource = (payments: readonly FeePayment[]) => ({
  from_vaults: payments.map(({ vault, amount }) => ({
    vault_entity: entityReference(vault),
    xrd_amount: formatAmount(amount),
  })),
})

export function feeDestination(payments: readonly FeePayment[]) {
  const paid = payments.reduce((sum, { amount }) => sum + amount, 0n)
  const { burned, toValidators } = shareOf(paid as FeePayment['amount'])
  return {
    to_proposer: formatAmount(toValidators),
    to_validator_set: '0',
    to_burn: formatAmount(burned),
    to_royalty_recipients: [],
  }
}
