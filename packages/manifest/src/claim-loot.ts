import type { Result } from 'neverthrow'
import type { Manifest } from './finish-manifest'
import type { ManifestError } from './manifest-error'
import { type UseTicketsOptions, useTickets } from './use-tickets'

export type ClaimLootOptions = UseTicketsOptions

/** Redeems revealed tickets: withdraws them, calls `claim_loot` (or its lock-fee variant), deposits all (spec section 7). */
export const claimLoot = (options: ClaimLootOptions): Result<Manifest, ManifestError> =>
  useTickets('claim_loot', options)
