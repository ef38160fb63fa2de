import * as z from 'zod/mini'
import { Circumstances } from './circumstances'
import { Play } from './play'

const Message = /* @__PURE__ */ (() => z.looseObject({ interactionId: z.string() }))()

/** What outlives the document: the extension's queue, the wallet's open requests, how far the script has come. */
export const SavedState = /* @__PURE__ */ (() =>
  z.object({
    /** The options it was started with. */
    startedAs: z.string(),
    seed: z.number(),
    circumstances: Circumstances,
    script: z.array(Play),
    /** In the extension, not yet at the phone. */
    waiting: z.array(Message),
    /** At the phone, oldest first, the answered ones included. */
    requests: z.array(Message),
    /** Which session a request belongs to: interaction id, session id. */
    sessions: z.array(z.tuple([z.string(), z.string()])),
    /** Which phone answered a session first: session id, phone. */
    sessionPhones: z.array(z.tuple([z.string(), z.string()])),
    /** What reached which phone: interaction id, phone. */
    deliveries: z.array(z.tuple([z.string(), z.string()])),
    /** To be answered; without `dueAt` only when told. */
    open: z.array(z.object({ interactionId: z.string(), play: Play, dueAt: z.optional(z.number()) })),
  }))()
export type SavedState = z.infer<typeof SavedState>

const KEY = 'lootboxes:test-wallet'

/** Where a state is kept: the tab's session storage, or nowhere. */
export type StateStore = { load: () => SavedState | undefined; save: (state: SavedState) => void; clear: () => void }

export const nowhere: StateStore = { load: () => undefined, save: () => undefined, clear: () => undefined }

/** Survives reloads of the tab; a page without storage forgets. */
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
      // A sandboxed frame has no storage; its wallet lives as long as the frame.
    }
  },
  clear: () => {
    try {
      page.sessionStorage.removeItem(KEY)
    } catch {
      // The same frame.
    }
  },
})
