import type { Amount } from '@lootboxes/ledger'
import { abort } from './abort'
import { isDivisible } from './divisibility'
import type { ExecutionContext } from './execution-context'
import { emptyHolding, type Holding } from './holding'
import type { Locks } from './locks'
import { createProof, type Evidence, type Proof } from './proof'
import type { Runtime } from './runtime'

export type ProofSelection = { amount: Amount } | { ids: ReadonlySet<string> } | 'everything'

/** The largest part of each container that proofs show, so that nothing counts twice. */
function baseOf(proofs: readonly Proof[]): ReadonlyMap<Locks, Holding> {
  const base = new Map<Locks, Holding>()
  for (const { locks, part } of proofs.flatMap((proof) => proof.evidence)) {
    const known = base.get(locks)
    if (part.kind === 'non-fungible')
      base.set(locks, { ...part, ids: new Set([...(known?.kind === 'non-fungible' ? known.ids : []), ...part.ids]) })
    else if (known?.kind !== 'fungible' || part.amount > known.amount) base.set(locks, part)
  }
  return base
}

/** Takes parts of the containers, in order, until they cover exactly the selected amount or ids. */
function compose(base: ReadonlyMap<Locks, Holding>, selection: ProofSelection): readonly Evidence[] {
  const evidence: Evidence[] = []
  let amount = selection !== 'everything' && 'amount' in selection ? (selection.amount as bigint) : undefined
  const ids = selection !== 'everything' && 'ids' in selection ? new Set(selection.ids) : undefined
  for (const [locks, part] of base) {
    if (part.kind === 'fungible') {
      const shown = amount === undefined || amount > part.amount ? part.amount : (amount as Amount)
      if (amount !== undefined) amount -= shown
      if (shown > 0n) evidence.push({ locks, part: { ...part, amount: shown } })
      continue
    }
    const count = amount === undefined ? part.ids.size : Number(amount / 10n ** 18n)
    const shown = new Set([...part.ids].filter((id) => ids === undefined || ids.has(id)).slice(0, count))
    for (const id of shown) ids?.delete(id)
    if (amount !== undefined) amount -= BigInt(shown.size) * 10n ** 18n
    if (shown.size > 0) evidence.push({ locks, part: { ...part, ids: shown } })
  }
  if ((amount ?? 0n) !== 0n || (ids?.size ?? 0) > 0) abort('AuthZoneError(ComposeProofError(InsufficientBaseProofs))')
  return evidence
}

/** Creates a proof from the proofs in the auth zone. It shows the selected amount or ids only. */
export function proveFromAuthZone(context: ExecutionContext, resource: string, selection: ProofSelection): void {
  const { draft } = context.runtime
  const { kind } = emptyHolding(draft, resource)
  if (selection !== 'everything' && 'amount' in selection && !isDivisible(draft, resource, selection.amount))
    abort('AuthZoneError(ComposeProofError(InvalidAmount))')
  if (selection !== 'everything' && 'ids' in selection && kind === 'fungible')
    abort('AuthZoneError(ComposeProofError(NonFungibleOperationNotSupported))')
  const found = context.zone.proofs.filter((proof) => proof.resource === resource)
  context.addProof(createProof(resource, kind, compose(baseOf(found), selection)))
}

function shownOf({ draft }: Runtime, holding: Holding, selection: ProofSelection): Holding {
  if (selection === 'everything') return holding
  if (holding.kind === 'fungible' && 'amount' in selection) {
    if (!isDivisible(draft, holding.resource, selection.amount)) abort('BucketError(InvalidAmount)')
    return selection.amount > holding.amount
      ? abort('BucketError(ResourceError(InsufficientBalance))')
      : { ...holding, amount: selection.amount }
  }
  if (holding.kind === 'non-fungible' && 'ids' in selection)
    return [...selection.ids].every((id) => holding.ids.has(id))
      ? { ...holding, ids: selection.ids }
      : abort('BucketError(ProofError(MissingNonFungible))')
  return abort('BucketError(ProofError(InvalidRequestType))')
}

/** Creates a proof of a part of a bucket. */
export function proveFromBucket(context: ExecutionContext, bucketId: number, selection: ProofSelection): void {
  const bucket = context.bucket(bucketId)
  const part = shownOf(context.runtime, bucket.holding, selection)
  context.addProof(createProof(part.resource, part.kind, [{ locks: bucket.locks, part }]))
}

/** Creates another proof of the same evidence. */
export function cloneProof(context: ExecutionContext, proofId: number): void {
  const { resource, kind, evidence } = context.proof(proofId)
  context.addProof(createProof(resource, kind, evidence))
}
