import type { ResourceAddress } from '@lootboxes/ledger'
import type { Result } from 'neverthrow'
import { assertWorktopContainsNonFungibles } from './assert-worktop'
import type { Manifest } from './finish-manifest'
import type { ManifestError } from './manifest-error'
import { type SpendTicketsOptions, spendTickets } from './spend-tickets'

/** Options of `revealTickets`. */
export type RevealTicketsOptions = SpendTicketsOptions

/**
 * Reveals tickets: withdraws them, calls `reveal_ticket` (or its lock-fee variant), deposits everything. Asserts that the same
 * tickets come back, because they are redeemed later. The ledger may draw their loot in a later transaction.
 * @example revealTickets({ networkId: 240, account, component, ticketResource, ids: ['#1#', '#2#'] }).map(renderManifest)
 */
export const revealTickets = (options: RevealTicketsOptions): Result<Manifest, ManifestError> =>
  spendTickets('reveal_ticket', options, (draft) =>
    assertWorktopContainsNonFungibles(draft, {
      resource: options.ticketResource as ResourceAddress,
      ids: options.ids,
    }),
  )
