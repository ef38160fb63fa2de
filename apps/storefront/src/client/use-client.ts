'use client'

import { createContext, use } from 'react'
import type { Client } from './client'

export { useStore } from '@lootboxes/lootbox/react'

export const ClientContext = createContext<Client | undefined>(undefined)

/** The state that the components of the page share. Login and accounts come from `@lootboxes/wallet-connector/react`. */
export function useClient(): Client {
  const client = use(ClientContext)
  if (client === undefined) throw new Error('useClient needs a ClientProvider above it.')
  return client
}
