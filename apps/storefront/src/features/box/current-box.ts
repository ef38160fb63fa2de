import type { ComponentAddress } from '@lootboxes/ledger'
import type { BoxFacts, LootboxEntry } from '@lootboxes/lootbox'

/** The box a page is about. Without `box` it is not one of this site's: shown, never sold (trap T1). */
export type CurrentBox = { address: ComponentAddress; box: LootboxEntry | undefined; facts: BoxFacts | undefined }

/** The ledger proves that nothing is left (trap T5); not knowing is not sold out. */
export const isSoldOut = (facts: BoxFacts | undefined): boolean => facts?.supply.left === 0
