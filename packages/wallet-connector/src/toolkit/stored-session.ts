import type { SessionStore } from '../connector/session-store'
import type { StorageLike } from './storage'
import { storedValue } from './stored-value'

/** A wallet session that lasts as long as the login (wallet-protocol A2). */
export const storedSession = (storage: StorageLike, key: string): SessionStore => {
  const session = storedValue<string | undefined>({
    storage,
    key,
    fallback: undefined,
    read: (value) => (typeof value === 'string' && value) || undefined,
    write: (value) => value,
  })
  return {
    load: () => {
      session.refresh()
      return session.get()
    },
    save: (id) => void session.update(() => id),
  }
}
