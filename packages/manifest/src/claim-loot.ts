import type { Result } from 'neverthrow'
import type { Manifest } from './finish-manifest'
import type { ManifestError } from './manifest-error'
import { type SpendTicketsOptions, spendTickets } from './spend-tickets'

export type ClaimLootOptions = SpendTicketsOptions

/** Redeems revealed tickets: withdraws them, calls `claim_loot` (or its lock-fee variant), deposits all (spec section 7). */
export const claimLoot = (options: ClaimLootOptions): Result<Manifest, ManifestError> =>
  spendTickets('claim_loot', options)
