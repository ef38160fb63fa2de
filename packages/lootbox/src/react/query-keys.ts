import type { ComponentAddress } from '@lootboxes/ledger'

type Account = string | undefined

/**
 * The keys of everything that is kept in the query cache, from the general to the particular: what begins with
 * `holdingsOf(account)` is an account's, whatever the box.
 */
export const lootboxKeys = {
  all: ['lootbox'] as const,
  /** The latest version an account was seen to commit at: a number, not a query. */
  committed: (networkId: number, account: Account) => ['lootbox', networkId, 'committed', account] as const,
  holdingsOf: (networkId: number, account: Account) => ['lootbox', networkId, 'holdings', account] as const,
  holdings: (networkId: number, account: Account, ticketAddress: string) =>
    ['lootbox', networkId, 'holdings', account, ticketAddress] as const,
  /** One ticket's loot, as far as all of it is known. */
  ticketLoot: (networkId: number, ticketAddress: string, id: string) =>
    ['lootbox', networkId, 'loot', ticketAddress, id] as const,
  loot: (networkId: number, ticketAddress: string, ids: readonly string[]) =>
    ['lootbox', networkId, 'loots', ticketAddress, ...ids] as const,
  /** What an order would do, over holdings of that version. */
  forecast: (networkId: number, what: string | undefined, stateVersion: number) =>
    ['lootbox', networkId, 'forecast', what, stateVersion] as const,
  purchases: (networkId: number, component: ComponentAddress | undefined) =>
    ['lootbox', networkId, 'purchases', component] as const,
}
