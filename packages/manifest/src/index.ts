export { assertWorktopContains, assertWorktopContainsAny, assertWorktopContainsNonFungibles } from './assert-worktop'
export { type BuyTicketsOptions, buyTickets } from './buy-tickets'
export { callMethod } from './call-method'
export { type ClaimLootOptions, claimLoot, type ExpectedLoot } from './claim-loot'
export {
  type CollectionDraft,
  type CollectionDraftErrors,
  type CollectionDraftStep,
  checkDraftItems,
  checkDraftProperties,
  collectionDraftErrors,
  collectionDraftSteps,
  collectionOfDraft,
  countDraftItems,
  type DraftItem,
  type DraftProperty,
  MAX_PICTURE_CHARS,
} from './collection-draft'
export { type CollectionItem, isPictureAddress } from './collection-item'
export {
  type CreateNonFungibleCollectionOptions,
  createNonFungibleCollection,
  MAX_ITEMS_PER_MANIFEST,
} from './create-non-fungible-collection'
export { type DepositAllOptions, depositAll, depositBucket } from './deposit'
export {
  type Draft,
  type EmptyDraft,
  emptyManifest,
  type Filled,
  type FinishedDraft,
  type FinishedSubintentDraft,
  type Worktop,
} from './draft'
export {
  type CalledMethod,
  type Creation,
  type ExplainManifestOptions,
  type Explanation,
  explainManifest,
  type Movement,
  type Quantity,
  type Requirement,
} from './explain-manifest'
export { finishManifest, finishSubintent, type Manifest, type Subintent } from './finish-manifest'
export type { DepositMethod, Instruction, MintedItem } from './instruction'
export { CLUB_PROOF, type LockFee, type LockFeeProof } from './lock-fee'
export { type ManifestError, manifestErrorText } from './manifest-error'
export { type MintNonFungiblesOptions, mint, mintNonFungibles } from './mint-non-fungibles'
export { pipe } from './pipe'
export { popProof, proveAmount, proveNonFungibles } from './prove'
export { renderManifest } from './render-manifest'
export { type RevealTicketsOptions, revealTickets } from './reveal-tickets'
export { MAX_TICKETS_PER_MANIFEST, splitTickets } from './split-tickets'
export { takeAllFromWorktop, takeFromWorktop, takeNonFungiblesFromWorktop } from './take'
export { type TransferOptions, transfer } from './transfer'
export {
  type Argument,
  address,
  array,
  type BucketArgument,
  bool,
  bucket,
  decimal,
  i8,
  i16,
  i32,
  i64,
  i128,
  localId,
  localIds,
  map,
  none,
  type ProofArgument,
  proof,
  some,
  text,
  tuple,
  u8,
  u16,
  u32,
  u64,
  u128,
  type Value,
  variant,
} from './value'
export {
  type WithdrawNonFungiblesOptions,
  type WithdrawOptions,
  withdraw,
  withdrawNonFungibles,
} from './withdraw'
export { verifyParent, yieldAllToParent, yieldToParent } from './yield-to-parent'
