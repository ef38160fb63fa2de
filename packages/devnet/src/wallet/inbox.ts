import * as z from 'zod/mini'
import { INBOX_KEY } from './inbox-key'
import { Interaction } from './interaction'

/** `approved` means that the devnet may hold the signature already: asking again returns it, asking anew would not. */
const Entry = z.object({ interaction: Interaction, state: z.enum(['delivered', 'approved']) })
export type InboxEntry = z.infer<typeof Entry>
const Entries = z.array(Entry)

/** Requests the wallet has taken and not yet answered, oldest first. */
export type Inbox = {
  first: () => InboxEntry | undefined
  add: (interaction: Interaction) => void
  approve: (interactionId: string) => void
  remove: (interactionId: string) => void
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
 * A phone keeps showing a request when the page that sent it reloads, and its answer goes to the new document
 * (wallet-protocol A6). So the inbox lives in the tab's session storage; without storage it lives as long as the page.
 */
export const createInbox = (storage: Storage): Inbox => {
  let entries = restore(storage)
  const become = (next: readonly InboxEntry[]) => {
    entries = next
    try {
      storage.setItem(INBOX_KEY, JSON.stringify(next))
    } catch {
      // Storage is full or forbidden: the requests of this document still work.
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
  }
}
