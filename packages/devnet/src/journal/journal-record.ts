import * as z from 'zod'

/** The first line: the options of genesis. */
export const JournalHeader = z.object({
  kind: z.literal('genesis'),
  format: z.literal(1),
  networkId: z.number().int(),
  seed: z.number().int(),
  originMs: z.number().int(),
  /** Whether genesis includes six days of trade. */
  history: z.boolean().default(true),
  /** Name or path of the world. */
  world: z.string().default('hug'),
  /** Hash of the world. Journals of earlier versions have none. */
  worldHash: z.string().optional(),
})
export type JournalHeader = z.output<typeof JournalHeader>

/** One commit. `digest` covers its writes, so that a replay detects a different result. */
export const JournalRecord = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('transaction'),
    hex: z.string(),
    timeMs: z.number().int(),
    digest: z.string(),
    /** Error of a transaction that failed on demand. */
    failure: z.string().optional(),
  }),
  z.object({ kind: z.literal('epoch'), epoch: z.number().int(), timeMs: z.number().int() }),
  /** The ledger went back to this state version. */
  z.object({ kind: z.literal('restore'), stateVersion: z.number().int() }),
])
export type JournalRecord = z.output<typeof JournalRecord>
