import type { Amount } from '@lootboxes/ledger'
import { abort } from './abort'
import type { ExecutionContext } from './execution-context'
import type { Holding } from './holding'
import { createProof, type Proof, provenAmount, provenIds } from './proof'

export type ProofSelection = { amount: Amount } | { ids: ReadonlySet<string> } | 'everything'

function isEnough(proofs: readonly Proof[], selection: ProofSelection): boolean {
  if (selection === 'everything') return true
  if ('amount' in selection) return provenAmount(proofs) >= selection.amount
  const proven = provenIds(proofs)
  return [...selection.ids].every((id) => proven.has(id))
}

/** Creates a proof from the proofs in the auth zone. */
export function proveFromAuthZone(context: ExecutionContext, resource: string, selection: ProofSelection): void {
  const found = context.zone.proofs.filter((proof) => proof.resource === resource)
  const [first] = found
  if (!first || !isEnough(found, selection)) abort('AuthZoneError(ComposeProofError(InsufficientBaseProofs))')
  context.addProof(
    createProof(
      resource,
      first.kind,
      found.flatMap((proof) => proof.evidence),
    ),
  )
}

function shownOf(holding: Holding, selection: ProofSelection): Holding {
  if (selection === 'everything') return holding
  if (holding.kind === 'fungible' && 'amount' in selection)
    return selection.amount < 0n || selection.amount > holding.amount
      ? abort('BucketError(ProofError(InsufficientBalance))')
      : { ...holding, amount: selection.amount }
  if (holding.kind === 'non-fungible' && 'ids' in selection)
    return [...selection.ids].every((id) => holding.ids.has(id))
      ? { ...holding, ids: selection.ids }
      : abort('BucketError(ProofError(MissingNonFungible))')
  return abort('BucketError(ProofError(InvalidRequestType))')
}

/** Creates a proof of a part of a bucket. */
export function proveFromBucket(context: ExecutionContext, bucketId: number, selection: ProofSelection): void {
  const bucket = context.bucket(bucketId)
  const part = shownOf(bucket.holding, selection)
  context.addProof(createProof(part.resource, part.kind, [{ locks: bucket.locks, part }]))
}

/** Creates another proof of the same evidence. */
export function cloneProof(context: ExecutionContext, proofId: number): void {
  const { resource, kind, evidence } = context.proof(proofId)
  context.addProof(createProof(resource, kind, evidence))
}
