export const EPOCH_MS = 5 * 60_000
/** The last time of a devnet's clock. Every time up to it has an ISO text of four-digit years. */
export const LATEST_MS = Date.parse('9999-12-31T23:59:59.999Z')
const ROUND_MS = 500

export type EpochClock = { originMs: number }

/** Epochs count from 1 and last five minutes, as on the network. */
export const epochAt = ({ originMs }: EpochClock, ms: number): number =>
  1 + Math.max(0, Math.floor((ms - originMs) / EPOCH_MS))

/** Rounds count from 1 in each epoch. */
export const roundAt = (clock: EpochClock, ms: number): number =>
  1 + Math.floor((Math.max(0, ms - clock.originMs) % EPOCH_MS) / ROUND_MS)

export const epochStart = ({ originMs }: EpochClock, epoch: number): number => originMs + (epoch - 1) * EPOCH_MS
