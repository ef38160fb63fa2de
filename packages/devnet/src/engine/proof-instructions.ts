import type { Amount } from '@lootboxes/ledger'
import type { Instruction } from '@radixdlt/radix-engine-toolkit'
import { abort } from './abort'
import { instructionAmount } from './arguments'
import type { ExecutionContext } from './execution-context'
import type { Holding } from './holding'
import { createProof, type Proof, provenAmount, provenIds } from './proof'

/** Creates a proof from the proofs in the auth zone. */
function proveFromAuthZone(
  context: ExecutionContext,
  resource: string,
  isEnough: (proofs: readonly Proof[]) => boolean,
): void {
  const found = context.runtime.authZone.filter((proof) => proof.resource === resource)
  const [first] = found
  if (!first || !isEnough(found)) abort('AuthZoneError(ComposeProofError(InsufficientBaseProofs))')
  context.addProof(
    createProof(
      resource,
      first.kind,
      found.flatMap((proof) => proof.evidence),
    ),
  )
}

/** Runs instructions about the auth zone. Returns false for other instructions. */
export function stepAuthZone(context: ExecutionContext, instruction: Instruction): boolean {
  const { authZone } = context.runtime
  switch (instruction.kind) {
    case 'PopFromAuthZone':
      context.addProof(authZone.pop() ?? abort('AuthZoneError(AuthZoneIsEmpty)'))
      return true
    case 'PushToAuthZone':
      authZone.push(context.takeProof(instruction.proofId))
      return true
    case 'CreateProofFromAuthZoneOfAmount': {
      const amount = instructionAmount(instruction.amount)
      proveFromAuthZone(context, instruction.resourceAddress, (proofs) => provenAmount(proofs) >= amount)
      return true
    }
    case 'CreateProofFromAuthZoneOfNonFungibles':
      proveFromAuthZone(context, instruction.resourceAddress, (proofs) =>
        instruction.ids.every((id) => provenIds(proofs).has(id)),
      )
      return true
    case 'CreateProofFromAuthZoneOfAll':
      proveFromAuthZone(context, instruction.resourceAddress, () => true)
      return true
    case 'DropAuthZoneProofs':
    case 'DropAuthZoneRegularProofs':
      context.dropAuthZone()
      return true
    case 'DropAuthZoneSignatureProofs':
      context.runtime.signers = { everyone: false, keys: new Set(), accounts: new Set() }
      return true
    default:
      return false
  }
}

type Ask = { amount: Amount } | { ids: readonly string[] } | 'everything'

function shownOf(holding: Holding, ask: Ask): Holding {
  if (ask === 'everything') return holding
  if (holding.kind === 'fungible' && 'amount' in ask)
    return ask.amount < 0n || ask.amount > holding.amount
      ? abort('BucketError(ProofError(InsufficientBalance))')
      : { ...holding, amount: ask.amount }
  if (holding.kind === 'non-fungible' && 'ids' in ask)
    return ask.ids.every((id) => holding.ids.has(id))
      ? { ...holding, ids: new Set(ask.ids) }
      : abort('BucketError(ProofError(MissingNonFungible))')
  return abort('BucketError(ProofError(InvalidRequestType))')
}

function proveFromBucket(context: ExecutionContext, bucketId: number, ask: Ask): void {
  const bucket = context.bucket(bucketId)
  const part = shownOf(bucket.holding, ask)
  context.addProof(createProof(part.resource, part.kind, [{ locks: bucket.locks, part }]))
}

/** Runs instructions that create a proof from a bucket. Returns false for other instructions. */
export function stepBucketProof(context: ExecutionContext, instruction: Instruction): boolean {
  switch (instruction.kind) {
    case 'CreateProofFromBucketOfAmount':
      proveFromBucket(context, instruction.bucketId, { amount: instructionAmount(instruction.amount) })
      return true
    case 'CreateProofFromBucketOfNonFungibles':
      proveFromBucket(context, instruction.bucketId, { ids: instruction.ids })
      return true
    case 'CreateProofFromBucketOfAll':
      proveFromBucket(context, instruction.bucketId, 'everything')
      return true
    default:
      return false
  }
}

/** Runs instructions about named proofs. Returns false for other instructions. */
export function stepNamedProof(context: ExecutionContext, instruction: Instruction): boolean {
  switch (instruction.kind) {
    case 'CloneProof': {
      const { resource, kind, evidence } = context.proof(instruction.proofId)
      context.addProof(createProof(resource, kind, evidence))
      return true
    }
    case 'DropProof':
      context.takeProof(instruction.proofId).drop()
      return true
    case 'DropNamedProofs':
      context.dropNamedProofs()
      return true
    case 'DropAllProofs':
      context.dropNamedProofs()
      context.dropAuthZone()
      return true
    default:
      return false
  }
}
