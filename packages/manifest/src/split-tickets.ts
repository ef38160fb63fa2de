/**
 * Tickets one reveal or claim takes by default. The text is no limit (1,000 ids compile to 18 kB of the 1 MiB a
 * transaction may have); the ledger's 256 events a transaction are: a box that emits two events a ticket, beside those
 * of withdraw, deposit and fees, ends near 120.
 */
export const MAX_TICKETS_PER_MANIFEST = 100

/** Lists of at most `max` tickets, in the order given, none lost and none doubled: one transaction each. */
export function splitTickets<Id extends string>(
  ids: readonly Id[],
  max: number = MAX_TICKETS_PER_MANIFEST,
): readonly (readonly Id[])[] {
  if (!Number.isInteger(max) || max < 1) throw new RangeError(`A transaction takes at least one ticket, not ${max}.`)
  return Array.from({ length: Math.ceil(ids.length / max) }, (_, i) => ids.slice(i * max, (i + 1) * max))
}
