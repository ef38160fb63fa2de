/** Session storage key of the requests that a tab's wallet has not answered. */
export const INBOX_KEY = 'lootboxes:dev-wallet'
