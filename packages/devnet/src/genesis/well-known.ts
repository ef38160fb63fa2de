import type { KnownAddresses } from '@radixdlt/radix-engine-toolkit'
import { nativeAddresses } from '../engine/native-addresses'
import type { GenesisWriter } from './genesis-writer'

/** The `well_known_addresses` of `/status/network-configuration`. */
export type WellKnownAddresses = Readonly<Record<string, string>> & {
  readonly xrd: string
  readonly faucet: string
  readonly consensus_manager: string
}

/** Returns the toolkit's known addresses, plus two newer ones that it lacks. */
export function wellKnownAddresses(
  known: KnownAddresses,
  writer: Pick<GenesisWriter, 'address'>,
  networkId: number,
): WellKnownAddresses {
  const { resourceAddresses: resource, packageAddresses: code, componentAddresses: component } = known
  return {
    xrd: resource.xrd,
    secp256k1_signature_virtual_badge: resource.secp256k1SignatureVirtualBadge,
    ed25519_signature_virtual_badge: resource.ed25519SignatureVirtualBadge,
    package_of_direct_caller_virtual_badge: resource.packageOfDirectCallerVirtualBadge,
    global_caller_virtual_badge: resource.globalCallerVirtualBadge,
    system_transaction_badge: resource.systemTransactionBadge,
    package_owner_badge: resource.packageOwnerBadge,
    validator_owner_badge: resource.validatorOwnerBadge,
    account_owner_badge: resource.accountOwnerBadge,
    identity_owner_badge: resource.identityOwnerBadge,
    package_package: code.packagePackage,
    resource_package: code.resourcePackage,
    account_package: code.accountPackage,
    identity_package: code.identityPackage,
    consensus_manager_package: code.consensusManagerPackage,
    access_controller_package: code.accessControllerPackage,
    transaction_processor_package: code.transactionProcessorPackage,
    metadata_module_package: code.metadataModulePackage,
    royalty_module_package: code.royaltyModulePackage,
    access_rules_package: code.roleAssignmentModulePackage,
    role_assignment_module_package: code.roleAssignmentModulePackage,
    genesis_helper_package: code.genesisHelperPackage,
    faucet_package: code.faucetPackage,
    pool_package: code.poolPackage,
    locker_package: nativeAddresses(networkId).lockerPackage,
    consensus_manager: component.consensusManager,
    genesis_helper: component.genesisHelper,
    faucet: component.faucet,
    transaction_tracker: writer.address('transaction-tracker', 'transaction_tracker'),
  }
}
