import type { Holdings } from '@lootboxes/lootbox/client'

/** Says why a list has no tickets. An account that is being read, or could not be read, may have some. */
export const noTickets = (status: Holdings['status'], none: string): string =>
  status === 'loading' ? 'Reading your tickets…' : status === 'failed' ? 'Your tickets could not be read' : none
