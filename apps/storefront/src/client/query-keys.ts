/** Everything the browser keeps of what servers told it, by key. What an account has starts with its address. */
export const queryKeys = {
  accounts: ['account'],
  account: (account: string) => ['account', account],
  holdings: (account: string, ticketAddress: string) => ['account', account, 'holdings', ticketAddress],
  /** `order` in short; asked again over other holdings. */
  forecast: (account: string, order: string, stateVersion: number) => [
    'account',
    account,
    'forecast',
    order,
    stateVersion,
  ],
  /** The loot an account holds of these collections. */
  album: (account: string, resources: readonly string[]) => ['account', account, 'album', ...resources],
  /** Of tickets, whoever holds them. */
  loot: (ticketAddress: string, ids: readonly string[]) => ['loot', ticketAddress, ...ids],
  purchases: (component: string) => ['box', component, 'purchases'],
  properties: (resource: string, id: string) => ['non-fungible', resource, id, 'properties'],
  collection: (resource: string, id: string) => ['non-fungible', resource, id, 'collection'],
} as const
