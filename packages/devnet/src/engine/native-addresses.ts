import { encodeAddress } from '@lootboxes/ledger'
import { hexToBytes } from '@noble/hashes/utils.js'

/** The 30 bytes of the native entities. They are the same on each network. */
const bytes = {
  xrd: '5da66318c6318c61f5a61b4c6318c6318cf794aa8d295f14e6318c6318c6',
  secp256k1Signature: '9a4c6318c6318c686701820c6318c6318cf7d75139d5aad5e6318c6318c6',
  ed25519Signature: '9a4c6318c6318c6cb554820c6318c6318cf7a951d7a9e547c6318c6318c6',
  packageOfDirectCaller: '9a4c6318c6318c60db1ff8cc6318c6318cf7c75456aba2fbc6318c6318c6',
  globalCaller: '9a4c6318c6318c647f1ff8cc6318c6318cf7aa347bdfaa51e6318c6318c6',
  systemTransactionBadge: '9a4c6318c6318c68120b34cc6318c6318cf7ab478c5547c7c6318c6318c6',
  packageOwnerBadge: '9a4c6318c6318c60d90e98cc6318c6318cf7aa943d291a3e86318c6318c6',
  validatorOwnerBadge: '9a4c6318c6318c66346e98cc6318c6318cf7d63aa2a913c6a6318c6318c6',
  accountOwnerBadge: '9a4c6318c6318c6ee30e98cc6318c6318cf7eb5aabd4a7e946318c6318c6',
  identityOwnerBadge: '9a4c6318c6318c66cd6e98cc6318c6318cf7a8fed56b52a8e6318c6318c6',
  packagePackage: '0d906318c6318c60f716464c6318c6318cf7bfcad6a3152b46318c6318c6',
  resourcePackage: '0d906318c6318c61e603c64c6318c6318cf7be913d63aafbc6318c6318c6',
  accountPackage: '0d906318c6318c6ee313598c6318c6318cf7bcaa2e954a9626318c6318c6',
  identityPackage: '0d906318c6318c66cd64318c6318c6318cf79e9a7f8f179ca6318c6318c6',
  poolPackage: '0d906318c6318c60fcc6318c6318c6318cf53e3e2a94fa2aa6318c6318c6',
  lockerPackage: '0d906318c6318c6fe2d9198c6318c6318cf7bd4f3bf55557c6318c6318c6',
  faucetPackage: '0d906318c6318c64f798cacc6318c6318cf7bdf1ac6943ea26318c6318c6',
  consensusManagerPackage: '0d906318c6318c6c4e1b40cc6318c6318cf7bfd5d45f48c686318c6318c6',
  accessControllerPackage: '0d906318c6318c6c4d63f8cc6318c6318cf7bf553d3ca51686318c6318c6',
  transactionProcessorPackage: '0d906318c6318c659a6130cc6318c6318cf7a8ba5295eabf46318c6318c6',
  metadataModulePackage: '0d906318c6318c6dadbd5f4c6318c6318cf7d155d53de568a6318c6318c6',
  royaltyModulePackage: '0d906318c6318c6193bf590c6318c6318cf7c4f52d3d189746318c6318c6',
  roleAssignmentModulePackage: '0d906318c6318c6e8f9fcc0c6318c6318cf7aa2fad74a29e26318c6318c6',
  genesisHelperPackage: '0d906318c6318c646670818c6318c6318cf7d63e56aaaf7a26318c6318c6',
  consensusManager: '860c6318c6318c6c4e1b40cc6318c6318cf7bca52eb54a6a86318c6318c6',
  genesisHelper: 'c0566318c6318c646670818c6318c6318cf7bcbef45eaa44a6318c6318c6',
  faucet: 'c0566318c6318c64f798cacc6318c6318cf7be8af78a78f8a6318c6318c6',
  transactionTrackerPackage: '0d906318c6318c659963ed8c6318c6318cf7be85a17d48bca6318c6318c6',
  transactionTracker: '82cc6318c6318c659963ed8c6318c6318cf7e8f5ae8f4a96a6318c6318c6',
} as const

/** Addresses of native entities on one network. */
export type NativeAddresses = Readonly<Record<keyof typeof bytes, string>>

const byNetwork = new Map<number, NativeAddresses>()

function addressesOf(networkId: number): NativeAddresses {
  const encoded = Object.entries(bytes).map(([name, hex]) => {
    const all = hexToBytes(hex)
    return [name, encodeAddress({ entityByte: all[0] ?? 0, networkId, tail: all.subarray(1) })]
  })
  // One address for each key of `bytes`.
  return Object.fromEntries(encoded) as NativeAddresses
}

/** Returns the addresses of the native entities on a network. */
export function nativeAddresses(networkId: number): NativeAddresses {
  const known = byNetwork.get(networkId) ?? addressesOf(networkId)
  byNetwork.set(networkId, known)
  return known
}
