import type { ComponentAddress } from '@lootboxes/ledger'
import type { BoxFacts } from './box-facts'

export async function readBox(address: ComponentAddress): Promise<BoxFacts | undefined> {
  return undefined
}
