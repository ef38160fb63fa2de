import type { LocalId } from '@lootboxes/ledger'

/** Ids as a Gateway or a user wrote them, for a draft. `finishManifest` validates them. */
export const localIdsOf = (ids: readonly string[]): readonly LocalId[] => Object.freeze([...ids] as LocalId[])
