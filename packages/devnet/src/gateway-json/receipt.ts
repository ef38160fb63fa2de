import { formatAmount } from '@lootboxes/ledger'
import { addressBytes } from '../engine/address-text'
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

/** The Core API's names of entity types by the first byte of an address. */
const entityTypes: ReadonlyMap<number, string> = new Map([
  [0x0d, 'GlobalPackage'],
  [0x51, 'GlobalPreallocatedEd25519Account'],
  [0x52, 'GlobalPreallocatedEd25519Identity'],
  [0x58, 'InternalFungibleVault'],
  [0x5d, 'GlobalFungibleResource'],
  [0x68, 'GlobalAccountLocker'],
  [0x82, 'GlobalTransactionTracker'],
  [0x83, 'GlobalValidator'],
  [0x86, 'GlobalConsensusManager'],
  [0x98, 'InternalNonFungibleVault'],
  [0x9a, 'GlobalNonFungibleResource'],
  [0xb0, 'InternalKeyValueStore'],
  [0xc1, 'GlobalAccount'],
  [0xc2, 'GlobalIdentity'],
  [0xc3, 'GlobalAccessController'],
  [0xc4, 'GlobalOneResourcePool'],
  [0xc5, 'GlobalTwoResourcePool'],
  [0xc6, 'GlobalMultiResourcePool'],
  [0xd1, 'GlobalPreallocatedSecp256k1Account'],
  [0xd2, 'GlobalPreallocatedSecp256k1Identity'],
])

const entityTypeName = (address: string): string =>
  entityTypes.get(addressBytes(address)[0] ?? 0) ?? 'GlobalGenericComponent'

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
