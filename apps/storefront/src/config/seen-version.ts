/** How the server hears of the newest ledger version this visitor has seen committed; forgotten within a minute. */
export const seenCookie = 'lootbox-seen'

/** What that cookie says; nonsense is nothing. */
export const parseSeenVersion = (said: string | undefined): number | undefined =>
  /^[1-9]\d{0,14}$/.test(said ?? '') ? Number(said) : undefined
