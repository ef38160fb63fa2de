import * as z from 'zod/mini'
import { INBOX_KEY } from './inbox-key'
import { Interaction } from './interaction'

/** `approved`: the devnet may have signed already. A retry with the same id returns that signature. */
const Entry = z.object({ interaction: Interaction, state: z.enum(['delivered', 'approved']) })
export type InboxEntry = z.infer<typeof Entry>
const Entries = z.array(Entry)

/** Requests that wait for a response, oldest first. */
export type Inbox = {
  first: () => InboxEntry | undefined
  add: (interaction: Interaction) => void
  approve: (interactionId: string) => void
  remove: (interactionId: string) => void
  clear: () => void
}

const restore = (storage: Storage): readonly InboxEntry[] => {
  try {
    const parsed = Entries.safeParse(JSON.parse(storage.getItem(INBOX_KEY) ?? '[]'))
    return parsed.success ? parsed.data : []
  } catch {
    return []
  }
}

/**
 * A phone keeps showing a request when the page reloads, and the new document receives the response (wallet-protocol A6). The
 * inbox therefore uses the tab's session storage. Without storage it lasts as long as the page.
 */
export const createInbox = (storage: Storage): Inbox => {
  let entries = restore(storage)
  const become = (next: readonly InboxEntry[]) => {
    entries = next
    try {
      storage.setItem(INBOX_KEY, JSON.stringify(next))
    } catch {
      // Storage is full or forbidden; the requests of this document still work.
    }
  }
  return {
    first: () => entries[0],
    add: (interaction) => become([...entries, { interaction, state: 'delivered' }]),
    approve: (id) =>
      become(
        entries.map((entry) => (entry.interaction.interactionId === id ? { ...entry, state: 'approved' } : entry)),
      ),
    remove: (id) => become(entries.filter(({ interaction }) => interaction.interactionId !== id)),
    clear: () => become([]),
  }
}
