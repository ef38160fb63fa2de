import type { Instruction } from '@radixdlt/radix-engine-toolkit'
import { assertRole } from '../blueprints/collection-roles'
import { abort } from './abort'
import { instructionAmount } from './arguments'
import { callFunction, callMethod, callVaultMethod } from './call'
import type { ExecutionContext } from './execution-context'
import { stepAuthZone, stepBucketProof, stepNamedProof } from './proof-instructions'
import { burn } from './resources'

/** Runs instructions about the worktop. Returns false for other instructions. */
function stepWorktop({ worktop, ...context }: ExecutionContext, instruction: Instruction): boolean {
  switch (instruction.kind) {
    case 'TakeFromWorktop':
      context.addBucket(worktop.take(instruction.resourceAddress, { amount: instructionAmount(instruction.amount) }))
      return true
    case 'TakeAllFromWorktop':
      context.addBucket(worktop.take(instruction.resourceAddress, 'everything'))
      return true
    case 'TakeNonFungiblesFromWorktop':
      context.addBucket(worktop.take(instruction.resourceAddress, { ids: new Set(instruction.ids) }))
      return true
    case 'ReturnToWorktop':
      worktop.put(context.takeBucket(instruction.bucketId))
      return true
    case 'AssertWorktopContainsAny':
      worktop.assertContains(instruction.resourceAddress, 'any')
      return true
    case 'AssertWorktopContains':
      worktop.assertContains(instruction.resourceAddress, { amount: instructionAmount(instruction.amount) })
      return true
    case 'AssertWorktopContainsNonFungibles':
      worktop.assertContains(instruction.resourceAddress, { ids: new Set(instruction.ids) })
      return true
    default:
      return false
  }
}

/**
 * `BURN_RESOURCE`, for collections whose rules allow it. Only the lootbox burns tickets. Returns false for other instructions.
 */
function stepBurn(context: ExecutionContext, instruction: Instruction): boolean {
  if (instruction.kind !== 'BurnResource') return false
  const bucket = context.takeBucket(instruction.bucketId)
  assertRole(context.runtime, bucket.holding.resource, 'burner')
  burn(context.runtime, bucket)
  return true
}

const steps = [stepWorktop, stepAuthZone, stepBucketProof, stepNamedProof, stepBurn]

/** Runs one manifest instruction. An unsupported instruction aborts the transaction and is named in the error. */
export function runInstruction(context: ExecutionContext, instruction: Instruction): void {
  if (instruction.kind === 'CallMethod') callMethod(context, instruction)
  else if (instruction.kind === 'CallFunction') callFunction(context, instruction)
  else if (instruction.kind === 'CallDirectVaultMethod') callVaultMethod(context, instruction)
  else if (!steps.some((step) => step(context, instruction))) abort(`${instruction.kind} is unsupported on devnet`)
}
