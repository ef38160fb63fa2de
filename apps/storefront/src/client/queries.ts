'use client'

import { QueryClient } from '@tanstack/react-query'
import type { ResultAsync } from 'neverthrow'
import type { Client } from './client'
import { useClient } from './use-client'

const isServer = typeof window === 'undefined'

/** How long a list that was left is kept for Back. A server keeps nothing: a timer there would hold each visitor's page. */
export const keptForBackMs = isServer ? Number.POSITIVE_INFINITY : 600_000

/** The server waits less than a second for the catalog, so the next part of a list may come at the second or third request. */
export const listRetries = 2

const kept = new WeakMap<Client, QueryClient>()

/** The one query client of a page. */
export function queriesOf(client: Client): QueryClient {
  const known = kept.get(client)
  if (known !== undefined) return known
  const made = new QueryClient({
    defaultOptions: {
      // The console gets each failure once, and the spec names when to ask again.
      queries: { retry: false, networkMode: 'always', refetchOnWindowFocus: false, refetchOnReconnect: false },
    },
  })
  // For as long as the page lives: it listens for visitors who come back. On a server nobody does, and it would live for ever.
  if (!isServer) made.mount()
  kept.set(client, made)
  return made
}

export const useQueries = (): QueryClient => queriesOf(useClient())

/** A result as a query wants it: the error is thrown. */
export const orThrow = async <T>(asked: ResultAsync<T, unknown>): Promise<T> => {
  const answer = await asked
  if (answer.isErr()) throw answer.error
  return answer.value
}
