'use client'
import { QueryClient } from '@tanstack/react-query'
import { oncePer } from '../once-per'
import type { LootboxClient } from './lootbox-client'
import { useLootboxClient } from './lootbox-context'

/** The reads of this package report each failure once and decide themselves when to read again. */
export const queryDefaults = {
  retry: false,
  networkMode: 'always',
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const

export const queryClientOf = /* @__PURE__ */ oncePer(({ options }: LootboxClient) => {
  if (options.queryClient !== undefined) return options.queryClient
  const queryClient = new QueryClient({ defaultOptions: { queries: queryDefaults } })
  // Mounted for the life of the page, so that it notices when the page gets the focus again. A server must not keep it.
  if (typeof window !== 'undefined') queryClient.mount()
  return queryClient
})

/** Returns the query client of the page, for queries of the storefront's own. */
export const useLootboxQueryClient = (): QueryClient => queryClientOf(useLootboxClient())
