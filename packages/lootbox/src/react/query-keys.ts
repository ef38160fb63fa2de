/**
 * The keys of everything this package caches. Keys of an account start with its address, so that `account(address)`
 * matches them all.
 */
export const lootboxKeys = {
  accounts: ['lootbox', 'account'],
  account: (account: string) => ['lootbox', 'account', account],
  holdings: (account: string, ticketAddress: string) => ['lootbox', 'account', account, 'holdings', ticketAddress],
  /** `order` is a short text of it; holdings of another state version are another question. */
  forecast: (account: string, order: string, stateVersion: number) => [
    'lootbox',
    'account',
    account,
    'forecast',
    order,
    stateVersion,
  ],
  /** The loot an account holds of these collections; each entry names a collection and a count. */
  album: (account: string, collections: readonly string[]) => ['lootbox', 'account', account, 'album', ...collections],
  /** The loot of tickets, whichever account holds them. */
  loot: (ticketAddress: string, ids: readonly string[]) => ['lootbox', 'loot', ticketAddress, ...ids],
  properties: (resource: string, id: string) => ['lootbox', 'non-fungible', resource, id, 'properties'],
  sample: (resource: string, id: string) => ['lootbox', 'non-fungible', resource, id, 'sample'],
  purchases: (component: string) => ['lootbox', 'box', component, 'purchases'],
} as const
