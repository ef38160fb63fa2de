import { type Clock, createStore, type Store } from '@lootboxes/ledger'
import type { Order } from '@lootboxes/lootbox/client'
import type { SiteConfig } from '@/config/site-config'
import { newKey } from './new-key'

/** Writes failures to the console (spec section 8). */
export type Log = (message: string, cause?: unknown) => void

/** A problem that the user has to solve outside this page before the wallet works. */
export type Obstacle = 'missingExtension' | 'wrongNetwork'

/**
 * A line of the activity centre that is not a request to the wallet: a message that has left the screen (trap T11), or an
 * order or login that this page refused.
 */
type Note = { id: string; at: number } & ({ message: string } | { kind: 'connect' | Order['kind']; error: string })

type NewNote = { message: string } | { kind: 'connect' | Order['kind']; error: string }

export type Activity = {
  /** Newest first. */
  notes$: Store<readonly Note[]>
  /** The ids of refusals that the user has not seen. */
  unseen$: Store<readonly string[]>
  /** The sentence for screen readers; set once per event. */
  announced$: Store<string>
  note: (note: NewNote) => void
  announce: (sentence: string) => void
  markSeen: () => void
}

const MAX_NOTES = 40
const none: readonly string[] = []

export function createActivity(clock: Pick<Clock, 'now'>): Activity {
  const notes$ = createStore<readonly Note[]>([])
  const unseen$ = createStore(none)
  const announced$ = createStore<string>('')
  return {
    notes$,
    unseen$,
    announced$,
    note: (note) => {
      const id = newKey()
      // A repeated message replaces the earlier line.
      const isAgain = (other: Note) => 'message' in note && 'message' in other && other.message === note.message
      notes$.set((notes) =>
        [{ id, at: clock.now(), ...note }, ...notes.filter((other) => !isAgain(other))].slice(0, MAX_NOTES),
      )
      if ('error' in note) unseen$.set((ids) => [...ids, id])
    },
    announce: announced$.set,
    markSeen: () => unseen$.set(none),
  }
}

/** For screen readers, when the chunk with the error texts could not be loaded either. */
const notLoadedText = 'The part of this page that talks to wallets could not be loaded. Reload the page and try again.'

export type Failure = {
  /** A code of `failureText`. */
  code: string
  /** For the console. */
  cause: unknown
  /** Set if no request to the wallet exists, so that the activity centre needs a note. */
  isOurs?: boolean
}

/** The targets of a failure report. */
export type FailureSurface = {
  activity: Activity
  log: Log
  site: Pick<SiteConfig, 'errorSurface'>
  obstacle$: Store<Obstacle | undefined>
}

/**
 * Reports a failure to the console (spec section 8), as one sentence to screen readers, and to the activity centre (trap
 * T12). The dialogs show no error. A failure that reached the wallet is in the centre as a request item already.
 */
export async function reportFailure(
  { activity, log, site, obstacle$ }: FailureSurface,
  kind: 'connect' | Order['kind'],
  { code, cause, isOurs = code === 'toolkitNotLoaded' }: Failure,
): Promise<void> {
  log(`${kind}: ${code}`, cause)
  if (code === 'missingExtension' || code === 'wrongNetwork') obstacle$.set(code)
  if (site.errorSurface === 'none') return
  if (isOurs) activity.note({ kind, error: code })
  const words = await import('./failure-text').catch(() => undefined)
  activity.announce(words === undefined ? notLoadedText : words.failureText(code).sentence)
}
