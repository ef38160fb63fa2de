import * as z from 'zod'

/** First line: what genesis is made from. */
export const JournalHeader = z.object({
  kind: z.literal('genesis'),
  format: z.literal(1),
  networkId: z.number().int(),
  seed: z.number().int(),
  originMs: z.number().int(),
  /** Whether the shop starts with six days of trade. */
  history: z.boolean().default(true),
})
export type JournalHeader = z.output<typeof JournalHeader>

/** One commit. `digest` is of the writes, so that a replay that comes out differently is noticed. */
export const JournalRecord = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('transaction'), hex: z.string(), timeMs: z.number().int(), digest: z.string() }),
  z.object({ kind: z.literal('epoch'), epoch: z.number().int(), timeMs: z.number().int() }),
])
export type JournalRecord = z.output<typeof JournalRecord>
