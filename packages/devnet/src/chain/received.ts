import type { Executable } from '../engine/executable'
import type { Envelope } from './chain'

/** A notarized transaction that passed every check that needs no ledger state. */
export type Received = {
  transaction: Omit<Executable, 'nowMs'>
  envelope: Envelope
  startEpoch: number
  /** Seconds since 1970 between which the proposer's clock must be. */
  validFromSeconds?: bigint | undefined
  validUntilSeconds?: bigint | undefined
}
