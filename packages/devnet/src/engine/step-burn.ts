import type { Instruction } from '@radixdlt/radix-engine-toolkit'
import { assertRole } from '../blueprints/collection-roles'
import { collectionAt } from '../blueprints/non-fungible-resource'
import type { Desk } from './desk'
import { burn } from './resources'

/** `BURN_RESOURCE`: for collections whose rules allow it; tickets are burned by their lootbox. False when it is another. */
export function stepBurn(desk: Desk, instruction: Instruction): boolean {
  if (instruction.kind !== 'BurnResource') return false
  const bucket = desk.takeBucket(instruction.bucketId)
  assertRole(desk.runtime, collectionAt(desk.runtime, bucket.holding.resource)?.roles, 'burner')
  burn(desk.runtime, bucket)
  return true
}
