/** Where a tab keeps the requests its wallet has not answered (session storage). */
export const INBOX_KEY = 'lootboxes:dev-wallet'
