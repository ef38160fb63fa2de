import { type Clock, type ComponentAddress, createStore, type Store } from '@lootboxes/ledger'
import type { LootboxEntry } from '@lootboxes/lootbox'
import type { OrderState } from '@lootboxes/lootbox/client'
import type { LootboxClient } from '@lootboxes/lootbox/react'
import { logged } from '@/config/copy'
import { findBox, type SiteConfig } from '@/config/site-config'
import { type Activity, createActivity, type Log, type Obstacle } from './activity'
import type { CurrentBox } from './current-box'
import { createFlags, type Flags } from './flags'
import { createPageLootbox } from './page-lootbox'
import { readLootbox } from './read-lootbox'

/**
 * Lootbox data of the spec (section 4): nothing at first, the answer when it came, and empty strings after a failed read
 * (trap T29), so that later calls carry an empty ticket address and are skipped.
 */
type LootboxState = {
  status: 'none' | 'ready' | 'failed'
  resources: '' | { componentAddress: string }
  ticketAddress: string
}
const emptyLootbox: LootboxState = { status: 'none', resources: '', ticketAddress: '' }

/** Where the address of the box being looked at is kept (spec section 4). */
export const selectedKey = 'lootboxComponentAddress'

/** Where "Skip the animation" of a reveal is remembered. */
export const skipKey = 'lootbox:skip-reveal'

/** Where the sound of a reveal is remembered; off until somebody wants it. */
export const soundKey = 'lootbox:reveal-sound'

/** Where tickets are kept that were opened and not torn yet. */
export const untornKey = 'lootbox:untorn'

/** Where focus goes after a dialog asked for a connection (trap T11). */
export const connectButtonId = 'connect-wallet'
/** The button of the next step after a purchase. */
export const nextStepId = 'next-step'

/** A page to be shown anew: how often it was asked for, and the newest version a commit was seen at. */
type PageWanted = { asked: number; stateVersion: number }

/** A loot as it is shown after it was redeemed. */
export type RedeemedLoot = {
  key: string
  ticketId: string
  name: string
  picture: string | undefined
  rarity: string | undefined
}

/** What has just been committed, and what comes next is offered for. */
export type Done =
  | {
      kind: 'bought'
      count: number
      receipts: readonly string[]
      /** What the dialog gives the focus back to, if it was still open: from there the next step may have it. */
      opener: Element | null | undefined
    }
  | { kind: 'redeemed'; loot: readonly RedeemedLoot[]; receipts: readonly string[] }

/** How many tickets of a box somebody wanted who was not connected. */
type WantedCount = { component: ComponentAddress; count: number }

export type Dropdown = 'profile' | 'wallet'

export type ClientDeps = {
  clock: Clock
  log: Log
  sessionStorage: Pick<Storage, 'getItem' | 'setItem'> | undefined
}

/** What the parts of the page share: what is shown, what is under way, and which box it is about. */
export type Client = {
  site: SiteConfig
  clock: Clock
  log: Log
  flags: Flags
  activity: Activity
  /** Orders, holdings, forecasts and loot. */
  lootbox: LootboxClient
  orderState$: Store<OrderState>
  /** The waiting overlay: comes with an order, goes with it, may be hidden before (trap T51). */
  overlay$: Store<boolean>
  box$: Store<CurrentBox | undefined>
  lootbox$: Store<LootboxState>
  /** What was bought or redeemed last, until somebody has gone on from it. */
  done$: Store<Done | undefined>
  /** What was chosen when the buy dialog closed because nobody was connected; the next one of that box begins with it. */
  wanted$: Store<WantedCount | undefined>
  /** What the wallet said no with: the visitor has to change something outside this page (traps T4, T19). */
  obstacle$: Store<Obstacle | undefined>
  /** The dropdown of the header that was opened last. */
  dropdown$: Store<Dropdown>
  /** The entry of Explore that was pressed in a wide header, by its name: the home opens it and forgets it (L34, trap T23). */
  category$: Store<string | undefined>
  page$: Store<PageWanted>
  /** Asks the server for the page again: what it says of the ledger is older than what is known here. */
  readPage: (stateVersion?: number) => void
  /** Makes a box the selected one and reads it. Returns its undo. */
  openBox: (address: ComponentAddress) => () => void
  /** Opens the box that was looked at last, else the default one, where the page is about none. */
  openSelected: () => void
  /** Asks the product server for the selected box, on load and on every refresh; a later call overtakes (trap T31). */
  readBox: () => Promise<void>
}

export function createClient(site: SiteConfig, { clock, log, sessionStorage }: ClientDeps): Client {
  const box$ = createStore<CurrentBox | undefined>(undefined)
  const lootbox$ = createStore<LootboxState>(emptyLootbox)
  const page$ = createStore<PageWanted>({ asked: 0, stateVersion: 0 })
  let reading: AbortController | undefined
  let selected: ComponentAddress | undefined

  const readBox = async () => {
    reading?.abort()
    if (selected === undefined) return
    const mine = new AbortController()
    reading = mine
    const answer = await readLootbox(selected, mine.signal)
    if (reading !== mine) return
    answer.match(
      // There is nothing to ask tickets of where nothing is listed (trap T29).
      (componentAddress) =>
        lootbox$.set({
          status: 'ready',
          resources: componentAddress === '' ? '' : { componentAddress },
          ticketAddress: findBox(site, componentAddress)?.ticketAddress ?? '',
        }),
      (statusText) => {
        log(logged.lootboxResources, statusText)
        lootbox$.set({ ...emptyLootbox, status: 'failed' })
      },
    )
  }
  const open = (address: ComponentAddress) => {
    selected = address
    void readBox()
  }
  const readPage = (stateVersion = 0) =>
    page$.set((now) => ({ asked: now.asked + 1, stateVersion: Math.max(now.stateVersion, stateVersion) }))
  const surface = {
    site,
    log,
    activity: createActivity(clock),
    obstacle$: createStore<Obstacle | undefined>(undefined),
  }
  const ticketAddress$ = {
    get: () => (lootbox$.get().status === 'none' ? undefined : lootbox$.get().ticketAddress),
    subscribe: lootbox$.subscribe,
  }
  const lootbox = createPageLootbox({ site, clock, log, surface, box$, ticketAddress$, readBox, readPage })
  const { orderState$ } = lootbox
  return {
    clock,
    ...surface,
    flags: createFlags(),
    lootbox,
    orderState$,
    overlay$: overlayOf(orderState$),
    box$,
    lootbox$,
    done$: createStore<Done | undefined>(undefined),
    wanted$: createStore<WantedCount | undefined>(undefined),
    dropdown$: createStore<Dropdown>('profile'),
    category$: createStore<string | undefined>(undefined),
    page$,
    readPage,
    openBox(address) {
      try {
        sessionStorage?.setItem(selectedKey, address)
      } catch {
        // Private windows may forbid storage; the address also stands in the page's path.
      }
      open(address)
      return () => box$.set((now) => (now?.address === address ? undefined : now))
    },
    openSelected() {
      const box = selectedBox(site, sessionStorage)
      if (box$.get() !== undefined || box === undefined) return
      // Nothing is sold on a page that is not about it.
      box$.set({ address: box.componentAddress, box, sale: { status: 'unreachable' }, facts: undefined })
      open(box.componentAddress)
    },
    readBox,
  }
}

/** Shows the waiting overlay when an order begins, and hides it when the order ends. */
function overlayOf(orderState$: Store<OrderState>): Store<boolean> {
  const overlay$ = createStore<boolean>(false)
  let wasPending = false
  orderState$.subscribe(() => {
    const isPending = orderState$.get().step !== 'idle'
    if (isPending !== wasPending) overlay$.set(isPending)
    wasPending = isPending
  })
  return overlay$
}

/** The listed box of the session, else the default one. */
function selectedBox(site: SiteConfig, storage: Pick<Storage, 'getItem'> | undefined): LootboxEntry | undefined {
  const box = (address: string | null | undefined) => (address ? findBox(site, address) : undefined)
  try {
    return box(storage?.getItem(selectedKey)) ?? box(site.defaultBox)
  } catch {
    return box(site.defaultBox)
  }
}
