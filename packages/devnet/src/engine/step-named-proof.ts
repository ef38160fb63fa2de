import type { Instruction } from '@radixdlt/radix-engine-toolkit'
import type { Desk } from './desk'
import { createProof } from './proof'

/** Instructions about named proofs. False when it is none of them. */
export function stepNamedProof(desk: Desk, instruction: Instruction): boolean {
  switch (instruction.kind) {
    case 'CloneProof': {
      const { resource, kind, evidence } = desk.proof(instruction.proofId)
      desk.addProof(createProof(resource, kind, evidence))
      return true
    }
    case 'DropProof':
      desk.takeProof(instruction.proofId).drop()
      return true
    case 'DropNamedProofs':
      desk.dropNamedProofs()
      return true
    case 'DropAllProofs':
      desk.dropNamedProofs()
      desk.dropAuthZone()
      return true
    default:
      return false
  }
}
