import { nativeAddresses } from '../engine/native-addresses'

/** The `well_known_addresses` of `/status/network-configuration`. */
export type WellKnownAddresses = Readonly<Record<string, string>> & {
  readonly xrd: string
  readonly faucet: string
  readonly consensus_manager: string
}

/** Returns the addresses of the native entities by the names of the Gateway. */
export function wellKnownAddresses(networkId: number): WellKnownAddresses {
  const native = nativeAddresses(networkId)
  return {
    xrd: native.xrd,
    secp256k1_signature_virtual_badge: native.secp256k1Signature,
    ed25519_signature_virtual_badge: native.ed25519Signature,
    package_of_direct_caller_virtual_badge: native.packageOfDirectCaller,
    global_caller_virtual_badge: native.globalCaller,
    system_transaction_badge: native.systemTransactionBadge,
    package_owner_badge: native.packageOwnerBadge,
    validator_owner_badge: native.validatorOwnerBadge,
    account_owner_badge: native.accountOwnerBadge,
    identity_owner_badge: native.identityOwnerBadge,
    package_package: native.packagePackage,
    resource_package: native.resourcePackage,
    account_package: native.accountPackage,
    identity_package: native.identityPackage,
    consensus_manager_package: native.consensusManagerPackage,
    access_controller_package: native.accessControllerPackage,
    transaction_processor_package: native.transactionProcessorPackage,
    metadata_module_package: native.metadataModulePackage,
    royalty_module_package: native.royaltyModulePackage,
    access_rules_package: native.roleAssignmentModulePackage,
    role_assignment_module_package: native.roleAssignmentModulePackage,
    genesis_helper_package: native.genesisHelperPackage,
    faucet_package: native.faucetPackage,
    pool_package: native.poolPackage,
    locker_package: native.lockerPackage,
    consensus_manager: native.consensusManager,
    genesis_helper: native.genesisHelper,
    faucet: native.faucet,
    transaction_tracker: native.transactionTracker,
  }
}
