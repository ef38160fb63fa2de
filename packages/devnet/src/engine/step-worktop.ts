import type { Instruction } from '@radixdlt/radix-engine-toolkit'
import { instructionAmount } from './arguments'
import type { Desk } from './desk'

/** Instructions about the worktop. False when it is none of them. */
export function stepWorktop({ worktop, ...desk }: Desk, instruction: Instruction): boolean {
  switch (instruction.kind) {
    case 'TakeFromWorktop':
      desk.addBucket(worktop.take(instruction.resourceAddress, { amount: instructionAmount(instruction.amount) }))
      return true
    case 'TakeAllFromWorktop':
      desk.addBucket(worktop.take(instruction.resourceAddress, 'everything'))
      return true
    case 'TakeNonFungiblesFromWorktop':
      desk.addBucket(worktop.take(instruction.resourceAddress, { ids: new Set(instruction.ids) }))
      return true
    case 'ReturnToWorktop':
      worktop.put(desk.takeBucket(instruction.bucketId))
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
