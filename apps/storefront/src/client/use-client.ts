'use client'

import type { Store } from '@lootboxes/lootbox/client'
import { createContext, use, useSyncExternalStore } from 'react'
import type { Client } from './client'

export const ClientContext = createContext<Client | undefined>(undefined)

/** What the parts of the page share. Who is connected comes from `@lootboxes/wallet-connector/react`. */
export function useClient(): Client {
  const client = use(ClientContext)
  if (client === undefined) throw new Error('useClient needs a ClientProvider above it.')
  return client
}

/** The value now, on the server its first value. Select outside: this compares by identity. */
export const useStore = <T>(store: Store<T>): T => useSyncExternalStore(store.subscribe, store.get, store.get)
