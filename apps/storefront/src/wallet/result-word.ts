import { chosenResult } from '@lootboxes/wallet-connector/react'
import type { RequestItem } from '@lootboxes/wallet-connector/toolkit'

/** The word for a button whose last request ended without success: `failed`, unless the user declined or cancelled. */
export function resultWord(requests: readonly RequestItem[], failed: string): string {
  const chosen = chosenResult(requests.find(({ status }) => status !== 'pending')?.error)
  return chosen === undefined ? failed : chosen === 'declined' ? 'Declined' : 'Cancelled'
}
