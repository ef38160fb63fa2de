import type { Blueprint } from './blueprints/blueprint'
import type { FaultSettings } from './http/fault-settings'
import type { WorldInput } from './world/world-schema'

/** Receives the devnet's messages. */
export type DevnetLogger = { info(message: string): void; warn(message: string): void }

export const silentLogger: DevnetLogger = { info: () => undefined, warn: () => undefined }

/** Options of `createDevnet`. The default is an in-memory ledger with seed 1 and a history. */
export type DevnetOptions = {
  /** 240 (LocalNet) by default. Its addresses differ from those of public networks. */
  networkId?: number | undefined
  /** Determines keys and history. */
  seed?: number | undefined
  /** The first state: the name of a built-in world (`hug`, `demo`, `empty`), the path of a world file, or a world. */
  genesis?: string | WorldInput | undefined
  /** Folder of the journal. Without it the ledger lives in memory. */
  data?: string | undefined
  /** Addresses, networks and host names that may use the wallet and the controls, besides this machine. */
  trust?: readonly string[] | undefined
  /** Deletes an existing journal. */
  reset?: boolean | undefined
  /** Number of readable state versions. By default every version stays readable and every transaction in memory. */
  keepVersions?: number | undefined
  /** Transactions between two checkpoints of a `data` folder, 5,000 by default. A start replays only the later ones. */
  checkpointEvery?: number | undefined
  /** `false` skips the trade of the world, for a fast start in tests. */
  history?: boolean | undefined
  /** Delays and faults. `/devnet/fault-settings` changes them at run time. */
  faultSettings?:
    | (Partial<Omit<FaultSettings, 'faults'>> & { faults?: Partial<FaultSettings['faults']> | undefined })
    | undefined
  /** `like-network` keeps a rejected transaction pending until its last epoch. */
  rejection?: 'immediate' | 'like-network' | undefined
  /** Starts the ledger at a time, and frozen: with the same seed, ids and times then repeat. */
  clock?: { startMs?: number | undefined; frozen?: boolean | undefined } | undefined
  /** Blueprints in TypeScript (`defineBlueprint`). A journal needs the same blueprints when it is opened again. */
  blueprints?: readonly Blueprint[] | undefined
  /** Current time in milliseconds since 1970. */
  now?: (() => number) | undefined
  logger?: DevnetLogger | undefined
}
