import * as z from 'zod/mini'
import { Circumstances } from './circumstances'
import { Play } from './play'

const Message = /* @__PURE__ */ (() => z.looseObject({ interactionId: z.string() }))()

/** State that survives the document: the extension's queue, open requests, the position in the script. */
export const SavedState = /* @__PURE__ */ (() =>
  z.object({
    /** The options of the wallet. */
    startedAs: z.string(),
    seed: z.number(),
    circumstances: Circumstances,
    script: z.array(Play),
    /** In the extension, not yet delivered. */
    waiting: z.array(Message),
    /** Delivered, oldest first, also those with a response. */
    requests: z.array(Message),
    /** The session of each request: interaction id, session id. */
    sessions: z.array(z.tuple([z.string(), z.string()])),
    /** The phone that answered a session first: session id, phone. */
    sessionPhones: z.array(z.tuple([z.string(), z.string()])),
    /** Deliveries: interaction id, phone. */
    deliveries: z.array(z.tuple([z.string(), z.string()])),
    /** Open requests. Without `dueAt` only `answer` ends one. */
    open: z.array(z.object({ interactionId: z.string(), play: Play, dueAt: z.optional(z.number()) })),
  }))()
export type SavedState = z.infer<typeof SavedState>

const KEY = 'lootboxes:test-wallet'

/** Stores the state across reloads. */
export type StateStore = { load: () => SavedState | undefined; save: (state: SavedState) => void; clear: () => void }

export const nowhere: StateStore = { load: () => undefined, save: () => undefined, clear: () => undefined }

/** A store in the tab's session storage. Has no effect on a page without storage. */
export const sessionStateStore = (page: Window): StateStore => ({
  load: () => {
    try {
      const parsed = SavedState.safeParse(JSON.parse(page.sessionStorage.getItem(KEY) ?? 'null'))
      return parsed.success ? parsed.data : undefined
    } catch {
      return undefined
    }
  },
  save: (state) => {
    try {
      page.sessionStorage.setItem(KEY, JSON.stringify(state))
    } catch {
      // A sandboxed frame has no storage. Its wallet lasts as long as the frame.
    }
  },
  clear: () => {
    try {
      page.sessionStorage.removeItem(KEY)
    } catch {
      // A sandboxed frame has no storage.
    }
  },
})
