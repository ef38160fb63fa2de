'use client'

import type { ResultAsync } from 'neverthrow'

export { useLootboxQueryClient as useQueries } from '@lootboxes/lootbox/react'

const isServer = typeof window === 'undefined'

/** How long a list stays cached for Back. Without limit on a server, where a timer would hold each visitor's page. */
export const keptForBackMs = isServer ? Number.POSITIVE_INFINITY : 600_000

/** The server waits less than a second for the catalog, so the next part of a list may come at the second or third request. */
export const listRetries = 2

/** Resolves to the value of a result, or throws its error, as TanStack Query wants it. */
export const orThrow = async <T>(result: ResultAsync<T, unknown>): Promise<T> => {
  const settled = await result
  if (settled.isErr()) throw settled.error
  return settled.value
}
