import type { Instruction } from '@radixdlt/radix-engine-toolkit'
import { abort } from './abort'
import { callFunction, callMethod } from './call'
import type { Desk } from './desk'
import { stepAuthZone } from './step-auth-zone'
import { stepBucketProof } from './step-bucket-proof'
import { stepBurn } from './step-burn'
import { stepNamedProof } from './step-named-proof'
import { stepWorktop } from './step-worktop'

const steps = [stepWorktop, stepAuthZone, stepBucketProof, stepNamedProof, stepBurn]

/** Runs one manifest instruction. What a devnet does not know aborts the transaction, by name. */
export function runInstruction(desk: Desk, instruction: Instruction): void {
  if (instruction.kind === 'CallMethod') callMethod(desk, instruction)
  else if (instruction.kind === 'CallFunction') callFunction(desk, instruction)
  else if (!steps.some((step) => step(desk, instruction))) abort(`${instruction.kind} is unsupported on devnet`)
}
