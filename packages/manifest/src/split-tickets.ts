/**
 * The default limit of tickets in one reveal or claim. The size of the text does not limit it: 1,000 ids compile to 18 kB of
 * the 1 MiB that a transaction may have. The ledger's limit of 256 events does: a box that emits two events for each ticket,
 * besides those of withdraw, deposit and fees, reaches it near 120 tickets.
 */
export const MAX_TICKETS_PER_MANIFEST = 100

/** Splits ids into lists of at most `max`, in the given order: one transaction for each list. Throws a RangeError on an invalid `max`. */
export function splitTickets<Id extends string>(
  ids: readonly Id[],
  max: number = MAX_TICKETS_PER_MANIFEST,
): readonly (readonly Id[])[] {
  if (!Number.isInteger(max) || max < 1) throw new RangeError(`A transaction takes at least one ticket, not ${max}.`)
  return Array.from({ length: Math.ceil(ids.length / max) }, (_, i) => ids.slice(i * max, (i + 1) * max))
}
