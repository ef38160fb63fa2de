import type { Result } from 'neverthrow'
import type { Manifest } from './finish-manifest'
import type { ManifestError } from './manifest-error'
import { type SpendTicketsOptions, spendTickets } from './spend-tickets'

export type RevealTicketsOptions = SpendTicketsOptions

/** Opens tickets: withdraws them, calls `reveal_ticket` (or its lock-fee variant), deposits all (spec section 7). */
export const revealTickets = (options: RevealTicketsOptions): Result<Manifest, ManifestError> =>
  spendTickets('reveal_ticket', options)
