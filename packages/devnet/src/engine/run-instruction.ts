import { type Amount, parseAmount } from '@lootboxes/ledger'
import type { Instruction } from '@radixdlt/radix-engine-toolkit'
import { abort } from './abort'
import { callMethod } from './call'
import type { Desk } from './desk'
import type { Holding } from './holding'
import { createProof, type Proof, shownAmount, shownIds } from './proof'
import { burn } from './resources'

const amountOf = (decimal: { toFixed(): string }): Amount =>
  parseAmount(decimal.toFixed()).unwrapOr(undefined) ?? abort(`${decimal.toFixed()} is not an amount`)

const cloneOf = (proof: Proof): Proof => createProof(proof.resource, proof.kind, proof.evidence)

/** A proof out of what the auth zone shows of a resource. */
function proveFromZone(desk: Desk, resource: string, enough: (proofs: readonly Proof[]) => boolean): void {
  const found = desk.runtime.authZone.filter((proof) => proof.resource === resource)
  const [first] = found
  if (!first || !enough(found)) return abort('AuthZoneError(ComposeProofError(InsufficientBaseProofs))')
  desk.addProof(
    createProof(
      resource,
      first.kind,
      found.flatMap((proof) => proof.evidence),
    ),
  )
}

function proveFromBucket(
  desk: Desk,
  bucketId: number,
  ask: { amount: Amount } | { ids: readonly string[] } | 'everything',
): void {
  const bucket = desk.bucket(bucketId)
  const part = shownOf(bucket.holding, ask)
  desk.addProof(createProof(part.resource, part.kind, [{ locks: bucket.locks, part }]))
}

function shownOf(holding: Holding, ask: { amount: Amount } | { ids: readonly string[] } | 'everything'): Holding {
  if (ask === 'everything') return holding
  if (holding.kind === 'fungible' && 'amount' in ask)
    return ask.amount > holding.amount
      ? abort('BucketError(ProofError(InsufficientBalance))')
      : { ...holding, amount: ask.amount }
  if (holding.kind === 'non-fungible' && 'ids' in ask)
    return ask.ids.every((id) => holding.ids.has(id))
      ? { ...holding, ids: new Set(ask.ids) }
      : abort('BucketError(ProofError(MissingNonFungible))')
  return abort('BucketError(ProofError(InvalidRequestType))')
}

const dropZone = (desk: Desk): void => {
  for (const proof of desk.runtime.authZone.splice(0)) proof.drop()
}

/** Runs one manifest instruction. What a devnet does not know aborts the transaction, by name. */
export function runInstruction(desk: Desk, instruction: Instruction): void {
  const { worktop, runtime } = desk
  switch (instruction.kind) {
    case 'CallMethod':
      return callMethod(desk, instruction)
    case 'TakeFromWorktop':
      return desk.addBucket(worktop.take(instruction.resourceAddress, { amount: amountOf(instruction.amount) }))
    case 'TakeAllFromWorktop':
      return desk.addBucket(worktop.take(instruction.resourceAddress, 'everything'))
    case 'TakeNonFungiblesFromWorktop':
      return desk.addBucket(worktop.take(instruction.resourceAddress, { ids: new Set(instruction.ids) }))
    case 'ReturnToWorktop':
      return worktop.put(desk.takeBucket(instruction.bucketId))
    case 'AssertWorktopContainsAny':
      return worktop.assertContains(instruction.resourceAddress, 'any')
    case 'AssertWorktopContains':
      return worktop.assertContains(instruction.resourceAddress, { amount: amountOf(instruction.amount) })
    case 'AssertWorktopContainsNonFungibles':
      return worktop.assertContains(instruction.resourceAddress, { ids: new Set(instruction.ids) })
    case 'PopFromAuthZone':
      return desk.addProof(runtime.authZone.pop() ?? abort('AuthZoneError(AuthZoneIsEmpty)'))
    case 'PushToAuthZone':
      return void runtime.authZone.push(desk.takeProof(instruction.proofId))
    case 'CreateProofFromAuthZoneOfAmount': {
      const amount = amountOf(instruction.amount)
      return proveFromZone(desk, instruction.resourceAddress, (proofs) => shownAmount(proofs) >= amount)
    }
    case 'CreateProofFromAuthZoneOfNonFungibles':
      return proveFromZone(desk, instruction.resourceAddress, (proofs) => {
        const shown = shownIds(proofs)
        return instruction.ids.every((id) => shown.has(id))
      })
    case 'CreateProofFromAuthZoneOfAll':
      return proveFromZone(desk, instruction.resourceAddress, () => true)
    case 'CreateProofFromBucketOfAmount':
      return proveFromBucket(desk, instruction.bucketId, { amount: amountOf(instruction.amount) })
    case 'CreateProofFromBucketOfNonFungibles':
      return proveFromBucket(desk, instruction.bucketId, { ids: instruction.ids })
    case 'CreateProofFromBucketOfAll':
      return proveFromBucket(desk, instruction.bucketId, 'everything')
    case 'CloneProof':
      return desk.addProof(cloneOf(desk.proof(instruction.proofId)))
    case 'DropProof':
      return desk.takeProof(instruction.proofId).drop()
    case 'DropNamedProofs':
      return desk.dropNamedProofs()
    case 'DropAuthZoneProofs':
    case 'DropAuthZoneRegularProofs':
      return dropZone(desk)
    case 'DropAuthZoneSignatureProofs':
      return undefined
    case 'DropAllProofs':
      desk.dropNamedProofs()
      return dropZone(desk)
    case 'BurnResource':
      return burnIfAllowed(desk, instruction.bucketId)
    default:
      return abort(`${instruction.kind} is unsupported on devnet`)
  }
}

/** Genesis resources burn by their component only; XRD and the rest refuse. */
function burnIfAllowed(desk: Desk, bucketId: number): void {
  const bucket = desk.takeBucket(bucketId)
  if (!desk.runtime.signers.everyone) abort('SystemModuleError(AuthError(Unauthorized)): burn')
  burn(desk.runtime, bucket)
}
