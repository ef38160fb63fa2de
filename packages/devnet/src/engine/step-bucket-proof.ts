import type { Amount } from '@lootboxes/ledger'
import type { Instruction } from '@radixdlt/radix-engine-toolkit'
import { abort } from './abort'
import { instructionAmount } from './arguments'
import type { Desk } from './desk'
import type { Holding } from './holding'
import { createProof } from './proof'

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

function prove(desk: Desk, bucketId: number, ask: Ask): void {
  const bucket = desk.bucket(bucketId)
  const part = shownOf(bucket.holding, ask)
  desk.addProof(createProof(part.resource, part.kind, [{ locks: bucket.locks, part }]))
}

/** Instructions that make a proof of a bucket. False when it is none of them. */
export function stepBucketProof(desk: Desk, instruction: Instruction): boolean {
  switch (instruction.kind) {
    case 'CreateProofFromBucketOfAmount':
      prove(desk, instruction.bucketId, { amount: instructionAmount(instruction.amount) })
      return true
    case 'CreateProofFromBucketOfNonFungibles':
      prove(desk, instruction.bucketId, { ids: instruction.ids })
      return true
    case 'CreateProofFromBucketOfAll':
      prove(desk, instruction.bucketId, 'everything')
      return true
    default:
      return false
  }
}
