import type { Result } from 'neverthrow'
import type { Manifest } from './finish-manifest'
import type { ManifestError } from './manifest-error'
import { type UseTicketsOptions, useTickets } from './use-tickets'

export type RevealTicketsOptions = UseTicketsOptions

/** Opens tickets: withdraws them, calls `reveal_ticket` (or its lock-fee variant), deposits all (spec section 7). */
export const revealTickets = (options: RevealTicketsOptions): Result<Manifest, ManifestError> =>
  useTickets('reveal_ticket', options)
