import type { Instruction } from '@radixdlt/radix-engine-toolkit'
import { abort } from './abort'
import { callMethod } from './call'
import type { Desk } from './desk'
import { stepAuthZone } from './step-auth-zone'
import { stepBucketProof } from './step-bucket-proof'
import { stepNamedProof } from './step-named-proof'
import { stepWorktop } from './step-worktop'

const steps = [stepWorktop, stepAuthZone, stepBucketProof, stepNamedProof]

/** Runs one manifest instruction. What a devnet does not know aborts the transaction, by name. */
export function runInstruction(desk: Desk, instruction: Instruction): void {
  if (instruction.kind === 'CallMethod') callMethod(desk, instruction)
  // No resource of a devnet lets its holders burn it; tickets are burned by their lootbox.
  else if (instruction.kind === 'BurnResource') abort('SystemModuleError(AuthError(Unauthorized)): burn')
  else if (!steps.some((step) => step(desk, instruction))) abort(`${instruction.kind} is unsupported on devnet`)
}
