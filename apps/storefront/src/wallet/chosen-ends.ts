import type { RequestItem } from '@lootboxes/wallet-connector/toolkit'

/** Ends that the visitor chose: they are not failures. */
export const chosenEnds: Readonly<Record<string, 'declined' | 'cancelled'>> = {
  rejectedByUser: 'declined',
  userCancelledRequest: 'cancelled',
  canceledByUser: 'cancelled',
}

/** What a button announces when the last request ended without success: `failed`, unless the visitor chose that end. */
export function resultWord(requests: readonly RequestItem[], failed: string): string {
  const last = requests.find(({ status }) => status !== 'pending')
  const end = chosenEnds[last?.error ?? '']
  return end === undefined ? failed : end === 'declined' ? 'Declined' : 'Cancelled'
}
