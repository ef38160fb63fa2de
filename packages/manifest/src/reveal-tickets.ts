import type { LocalId, ResourceAddress } from '@lootboxes/ledger'
import type { Result } from 'neverthrow'
import { assertWorktopContainsNonFungibles } from './assert-worktop'
import type { Manifest } from './finish-manifest'
import type { ManifestError } from './manifest-error'
import { type SpendTicketsOptions, spendTickets } from './spend-tickets'

export type RevealTicketsOptions = SpendTicketsOptions

/**
 * Opens tickets: withdraws them, calls `reveal_ticket` (or its lock-fee variant), deposits all. The same tickets have to
 * come back, because they are what is claimed later; what they hold may be drawn in a later transaction.
 */
export const revealTickets = (options: RevealTicketsOptions): Result<Manifest, ManifestError> =>
  spendTickets('reveal_ticket', options, (draft) =>
    assertWorktopContainsNonFungibles(draft, {
      resource: options.ticketResource as ResourceAddress,
      ids: options.ids as readonly LocalId[],
    }),
  )
