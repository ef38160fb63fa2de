import type { FaultSettings } from './http/fault-settings'

/** Where a devnet says what it does. */
export type DevnetLogger = { info(message: string): void; warn(message: string): void }

export const silentLogger: DevnetLogger = { info: () => undefined, warn: () => undefined }

export type DevnetOptions = {
  /** 240 (LocalNet) by default: addresses nobody can take for a public network's. */
  networkId?: number | undefined
  /** Decides keys and history. */
  seed?: number | undefined
  /** Folder of the journal; without it the ledger lives in memory. */
  data?: string | undefined
  /** Throw an existing journal away. */
  reset?: boolean | undefined
  /** Skip the six days of trade (quick start for tests). */
  history?: boolean | undefined
  /** Delays and faults; all can be turned later at `/devnet/fault-settings`. */
  faultSettings?:
    | (Partial<Omit<FaultSettings, 'faults'>> & { faults?: Partial<FaultSettings['faults']> | undefined })
    | undefined
  /** `like-network` keeps a doomed transaction pending until its last epoch. */
  rejection?: 'immediate' | 'like-network' | undefined
  /** Milliseconds since 1970. */
  now?: (() => number) | undefined
  logger?: DevnetLogger | undefined
}
