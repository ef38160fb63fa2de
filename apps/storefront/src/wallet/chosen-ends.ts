import type { RequestItem } from '@lootboxes/wallet-connector/toolkit'

/** Ends that the user chose; they are not failures. */
export const chosenEnds: Readonly<Record<string, 'declined' | 'cancelled'>> = {
  rejectedByUser: 'declined',
  userCancelledRequest: 'cancelled',
  canceledByUser: 'cancelled',
}

/** The word for a button whose last request ended without success: `failed`, unless the user declined or cancelled. */
export function resultWord(requests: readonly RequestItem[], failed: string): string {
  const last = requests.find(({ status }) => status !== 'pending')
  const end = chosenEnds[last?.error ?? '']
  return end === undefined ? failed : end === 'declined' ? 'Declined' : 'Cancelled'
}
