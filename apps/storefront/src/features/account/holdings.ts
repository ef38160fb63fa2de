import {
  type AccountAddress,
  type Amount,
  type LocalId,
  parseAmount,
  type ResourceAddress,
  ZERO,
} from '@lootboxes/ledger'
import type { RevealedTicket } from '@lootboxes/lootbox/client'

/** A ticket with its loot, its id checked. */
export type HeldLoot = RevealedTicket & { non_fungible_id: LocalId }

/** What the connected account holds, as last read. `loading` keeps what was there. */
export type Holdings = {
  status: 'none' | 'loading' | 'ready' | 'failed'
  account: AccountAddress | undefined
  unrevealed: readonly LocalId[]
  revealed: readonly HeldLoot[]
  /** Tickets that were opened and wait for their draw (trap T2). */
  opened: readonly LocalId[]
  balances: Readonly<Record<string, Amount>>
  /** How many of each non-fungible resource. */
  nonFungibles: Readonly<Record<string, number>>
  /** The ledger version the balances were read at. */
  stateVersion: number
}

export const noHoldings: Holdings = {
  status: 'none',
  account: undefined,
  unrevealed: [],
  revealed: [],
  opened: [],
  balances: {},
  nonFungibles: {},
  stateVersion: 0,
}

/** Whether the balances are an answer of the ledger, and not just nothing yet. */
export const isFetched = ({ stateVersion }: Holdings): boolean => stateVersion > 0

export const balanceOf = (holdings: Holdings, resource: ResourceAddress): Amount => holdings.balances[resource] ?? ZERO

/** Balances by resource from an answer of the fungibles page; an unreadable amount counts as nothing. */
export const readBalances = (
  items: readonly { resource_address: string; amount?: string | undefined }[],
): Record<string, Amount> =>
  Object.fromEntries(items.map((item) => [item.resource_address, parseAmount(item.amount ?? '0').unwrapOr(ZERO)]))
