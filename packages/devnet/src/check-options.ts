import { err, ok, type Result } from 'neverthrow'
import * as z from 'zod'
import { LATEST_MS } from './chain/epoch'
import type { DevnetOptions } from './devnet-options'
import { FaultSettingsChange } from './http/fault-settings'

export type BadOption = { kind: 'bad-option'; problems: readonly string[] }

const positive = z.int().min(1)

/** Options that a type checker has not seen, such as those of a program in JavaScript. The world has its own schema. */
const Options = z.strictObject({
  networkId: z.int().min(1).max(255).optional(),
  seed: z.int().min(0).optional(),
  genesis: z.unknown().optional(),
  data: z.string().min(1).optional(),
  trust: z.array(z.string()).optional(),
  reset: z.boolean().optional(),
  keepVersions: positive.optional(),
  checkpointEvery: positive.optional(),
  history: z.boolean().optional(),
  faultSettings: FaultSettingsChange.optional(),
  rejection: z.enum(['immediate', 'like-network']).optional(),
  clock: z
    .strictObject({ startMs: z.int().min(0).max(LATEST_MS).optional(), frozen: z.boolean().optional() })
    .optional(),
  blueprints: z.array(z.unknown()).optional(),
  now: z.unknown().optional(),
  logger: z.unknown().optional(),
})

/** Refuses options that are unknown or out of range. */
export function checkOptions(options: DevnetOptions): Result<void, BadOption> {
  const parsed = Options.safeParse(options)
  if (parsed.success) return ok(undefined)
  const problems = parsed.error.issues.map(({ path, message }) => [path.join('.'), message].filter(Boolean).join(': '))
  return err({ kind: 'bad-option', problems })
}
