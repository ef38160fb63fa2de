import * as z from 'zod'

const FaultKind = z.enum(['429', '500', 'html', 'drop', 'late'])

/** The longest delay of a timer, 24 days. Node runs a timer with a longer delay immediately. */
const LONGEST_DELAY_MS = 2 ** 31 - 1
const delay = z.int().min(0).max(LONGEST_DELAY_MS)

/** Injected delays and faults. The defaults are zero and none. */
export const FaultSettings = z.strictObject({
  commitDelayMs: delay,
  drawDelayMs: delay,
  /** Delay of every response. */
  latencyMs: delay,
  /** Reads return the ledger state of this many milliseconds ago. */
  replicaLagMs: z.number().int().min(0),
  faults: z.strictObject({
    /** Share of failing Gateway responses, 0 to 1. */
    rate: z.number().min(0).max(1),
    kinds: z.array(FaultKind).min(1),
    /** Delay of a `late` response. */
    lateMs: delay,
    /** Only paths with this prefix fail. */
    path: z.string(),
  }),
})
export type FaultSettings = z.output<typeof FaultSettings>
/** A kind of failing Gateway response: a status, an HTML page, a dropped connection or a late response. */
export type FaultKind = z.output<typeof FaultKind>

export const noFaults: FaultSettings = {
  commitDelayMs: 0,
  drawDelayMs: 0,
  latencyMs: 0,
  replicaLagMs: 0,
  faults: { rate: 0, kinds: ['429', '500', 'html', 'drop'], lateMs: 3_000, path: '/' },
}

/** A partial change of the settings. */
export const FaultSettingsChange = FaultSettings.partial().extend({
  faults: FaultSettings.shape.faults.partial().optional(),
})
export type FaultSettingsChange = z.output<typeof FaultSettingsChange>

export function applyFaultSettings(settings: FaultSettings, change: FaultSettingsChange): void {
  const { faults, ...rest } = change
  for (const key of ['commitDelayMs', 'drawDelayMs', 'latencyMs', 'replicaLagMs'] as const) {
    const value = rest[key]
    if (value !== undefined) settings[key] = value
  }
  if (faults?.rate !== undefined) settings.faults.rate = faults.rate
  if (faults?.kinds !== undefined) settings.faults.kinds = faults.kinds
  if (faults?.lateMs !== undefined) settings.faults.lateMs = faults.lateMs
  if (faults?.path !== undefined) settings.faults.path = faults.path
}
