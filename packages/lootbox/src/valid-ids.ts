import { type LocalId, parseLocalId } from '@lootboxes/ledger'

/** Drops ids that the ledger would not accept. */
export const validIds = (texts: readonly string[]): readonly LocalId[] =>
  texts.flatMap((text) => parseLocalId(text).unwrapOr(undefined) ?? [])
