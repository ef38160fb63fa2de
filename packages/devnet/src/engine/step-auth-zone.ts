import type { Instruction } from '@radixdlt/radix-engine-toolkit'
import { abort } from './abort'
import { instructionAmount } from './arguments'
import type { Desk } from './desk'
import { createProof, type Proof, shownAmount, shownIds } from './proof'

/** A proof out of what the auth zone shows of a resource. */
function prove(desk: Desk, resource: string, isEnough: (proofs: readonly Proof[]) => boolean): void {
  const found = desk.runtime.authZone.filter((proof) => proof.resource === resource)
  const [first] = found
  if (!first || !isEnough(found)) abort('AuthZoneError(ComposeProofError(InsufficientBaseProofs))')
  desk.addProof(
    createProof(
      resource,
      first.kind,
      found.flatMap((proof) => proof.evidence),
    ),
  )
}

/** Instructions about the auth zone's proofs. False when it is none of them. */
export function stepAuthZone(desk: Desk, instruction: Instruction): boolean {
  const { authZone } = desk.runtime
  switch (instruction.kind) {
    case 'PopFromAuthZone':
      desk.addProof(authZone.pop() ?? abort('AuthZoneError(AuthZoneIsEmpty)'))
      return true
    case 'PushToAuthZone':
      authZone.push(desk.takeProof(instruction.proofId))
      return true
    case 'CreateProofFromAuthZoneOfAmount': {
      const amount = instructionAmount(instruction.amount)
      prove(desk, instruction.resourceAddress, (proofs) => shownAmount(proofs) >= amount)
      return true
    }
    case 'CreateProofFromAuthZoneOfNonFungibles':
      prove(desk, instruction.resourceAddress, (proofs) => instruction.ids.every((id) => shownIds(proofs).has(id)))
      return true
    case 'CreateProofFromAuthZoneOfAll':
      prove(desk, instruction.resourceAddress, () => true)
      return true
    case 'DropAuthZoneProofs':
    case 'DropAuthZoneRegularProofs':
      desk.dropAuthZone()
      return true
    case 'DropAuthZoneSignatureProofs':
      desk.runtime.signers = { everyone: false, keys: new Set(), accounts: new Set() }
      return true
    default:
      return false
  }
}
