export {
  type AccessRule,
  type Argument,
  type Bucket,
  blueprintPackage,
  bucketAmount,
  bucketIds,
  bucketResource,
  type Component,
  type ComponentResource,
  type ComponentVault,
  type DefinedBlueprint,
  defineBlueprint,
  fail,
  isEmptyBucket,
  type NewCollection,
  type NewToken,
  type Proof,
  proofAmount,
  type Returned,
  requireBadge,
  sbor,
  sortIds,
  type Type,
  takeAmount,
  takeRest,
  types,
  type ValueOf,
  type ValuesOf,
} from './blueprints/blueprint-kit'
export { type DrawSeed, drawIndex, drawSeed } from './blueprints/draw-seed'
export type { IntakeError } from './chain/intake'
export type { Ledger, Submission } from './chain/ledger'
export { type SignTransactionOptions, signTransaction } from './chain/sign-transaction'
export { createDevnet, type Devnet } from './create-devnet'
export { type DevnetError, devnetErrorText } from './devnet-error'
export type { DevnetLogger, DevnetOptions } from './devnet-options'
export { type GenesisAddresses, genesisAddresses } from './genesis/genesis-addresses'
export type { FaultKind, FaultSettings } from './http/fault-settings'
export type { ListenOptions } from './http/listen'
export { type DevKey, devKey, devKeys } from './keys'
