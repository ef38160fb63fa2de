import { type Clock, createStore, type Store } from '@lootboxes/ledger'
import type { Order } from '@lootboxes/lootbox/client'
import type { SiteConfig } from '@/config/site-config'

/** Failures go to the console (spec section 8); tests listen in. */
export type Log = (message: string, cause?: unknown) => void

/** What a visitor has to change outside this page before a wallet can be used. */
export type Obstacle = 'missingExtension' | 'wrongNetwork'

/** A line of the activity centre that is no request to the wallet: a short message that has left the screen (trap T11), or what the page itself refused. */
type Note = { id: string; at: number } & ({ message: string } | { kind: 'connect' | Order['kind']; error: string })

type NewNote = { message: string } | { kind: 'connect' | Order['kind']; error: string }

export type Activity = {
  /** Newest first. */
  notes$: Store<readonly Note[]>
  /** The ids of refusals nobody has looked at yet. */
  unseen$: Store<readonly string[]>
  /** The sentence screen readers hear; set once per event. */
  announced$: Store<string>
  note: (note: NewNote) => void
  announce: (sentence: string) => void
  markSeen: () => void
}

const most = 40
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
      const id = crypto.randomUUID()
      // The same message again is the same line, at its latest time.
      const isAgain = (other: Note) => 'message' in note && 'message' in other && other.message === note.message
      notes$.set((notes) =>
        [{ id, at: clock.now(), ...note }, ...notes.filter((other) => !isAgain(other))].slice(0, most),
      )
      if ('error' in note) unseen$.set((ids) => [...ids, id])
    },
    announce: announced$.set,
    markSeen: () => unseen$.set(none),
  }
}

/** What screen readers hear when the code with the words for a failure is not there either. */
const notLoadedText = 'The part of this page that talks to wallets could not be loaded. Reload the page and try again.'

export type Failure = {
  /** A code `failureText` has words for. */
  code: string
  /** For the console. */
  cause: unknown
  /** It never became a request to the wallet, so nothing else keeps it. */
  isOurs?: boolean
}

/** Where failures go. */
export type FailureSurface = {
  activity: Activity
  log: Log
  site: Pick<SiteConfig, 'errorSurface'>
  obstacle$: Store<Obstacle | undefined>
}

/**
 * The dialogs stay silent and the console gets the failure (spec section 8); screen readers hear one sentence, and the
 * activity centre keeps it (trap T12). What reached the wallet is there as a request item already.
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
