import { type Clock, type ComponentAddress, createStore, type Store } from '@lootboxes/ledger'
import type { OrderState } from '@lootboxes/lootbox/client'
import { createBoxSelection, type LootboxClient, type SelectedBox } from '@lootboxes/lootbox/react'
import { logged } from '@/config/copy'
import type { SiteConfig } from '@/config/site-config'
import { type Activity, createActivity, type Log, type Obstacle } from './activity'
import type { CurrentBox } from './current-box'
import { createFlags, type Flags } from './flags'
import { createPageLootbox } from './page-lootbox'

/** Receives the focus after a dialog asked for a connection (trap T11). */
export const connectButtonId = 'connect-wallet'
/** The button of the next step after a purchase. */
export const nextStepId = 'next-step'

/** Number of refreshes from the server, and the latest committed state version. */
type PageRefresh = { count: number; stateVersion: number }

/** Redeemed loot, as the dialogs show it. */
export type RedeemedLoot = {
  key: string
  ticketId: string
  name: string
  picture: string | undefined
  rarity: string | undefined
}

/** The last committed purchase or redemption, for the panel with the next step. */
export type Done = {
  receipts: readonly string[]
  /** The element that gets the focus back from the open dialog; the next step takes the focus from there. */
  opener: Element | null | undefined
} & ({ kind: 'bought'; count: number } | { kind: 'redeemed'; loot: readonly RedeemedLoot[] })

/** The quantity that a user chose before connecting. */
type WantedCount = { component: ComponentAddress; count: number }

export type Dropdown = 'profile' | 'wallet'

export type ClientDeps = {
  clock: Clock
  log: Log
  sessionStorage: Pick<Storage, 'getItem' | 'setItem'> | undefined
}

/** The state that the components of a page share. */
export type Client = {
  site: SiteConfig
  clock: Clock
  log: Log
  flags: Flags
  activity: Activity
  /** Orders, holdings, forecasts and loot. */
  lootbox: LootboxClient
  orderState$: Store<OrderState>
  /**
   * Whether the waiting overlay is open: it opens with an order, closes with it, and the user may hide it before (trap
   * T51).
   */
  overlay$: Store<boolean>
  box$: Store<CurrentBox | undefined>
  lootbox$: Store<SelectedBox>
  /** The last purchase or redemption, until the user has moved on. */
  done$: Store<Done | undefined>
  /** The quantity of a buy dialog that closed because no account was connected. The next one of that box starts with it. */
  wanted$: Store<WantedCount | undefined>
  /** The problem that the user has to solve outside this page (traps T4, T19). */
  obstacle$: Store<Obstacle | undefined>
  /** The dropdown of the header that opened last. */
  dropdown$: Store<Dropdown>
  /** The entry that the user pressed last in a menu. If it names a category, its page opens and clears it (L34, traps T23, T24). */
  category$: Store<{ readonly name: string; readonly path: string } | undefined>
  page$: Store<PageRefresh>
  /** Renders the page again on the server, because its ledger data is older than the browser’s. */
  readPage: (stateVersion?: number) => void
  /** Selects a box and reads it. Returns the function that deselects it. */
  openBox: (address: ComponentAddress) => () => void
  /** Selects the box of the session, else the default one, on a page without a box. */
  openSelected: () => void
  /**
   * Reads the selected box from the product server, on load and on every refresh. A later call overtakes an earlier one
   * (trap T31).
   */
  readBox: () => Promise<void>
}

export function createClient(site: SiteConfig, { clock, log, sessionStorage }: ClientDeps): Client {
  const box$ = createStore<CurrentBox | undefined>(undefined)
  const page$ = createStore<PageRefresh>({ count: 0, stateVersion: 0 })
  const selection = createBoxSelection({
    boxes: site.boxes,
    defaultBox: site.defaultBox,
    storage: sessionStorage,
    onError: (statusText) => log(logged.lootboxResources, statusText),
  })
  const { selected$: lootbox$, ticketAddress$, read: readBox } = selection
  const readPage = (stateVersion = 0) =>
    page$.set((now) => ({ count: now.count + 1, stateVersion: Math.max(now.stateVersion, stateVersion) }))
  const surface = {
    site,
    log,
    activity: createActivity(clock),
    obstacle$: createStore<Obstacle | undefined>(undefined),
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
    category$: createStore<{ readonly name: string; readonly path: string } | undefined>(undefined),
    page$,
    readPage,
    openBox(address) {
      selection.select(address)
      return () => box$.set((now) => (now?.address === address ? undefined : now))
    },
    openSelected() {
      if (box$.get() !== undefined) return
      const box = selection.selectStored()
      if (box === undefined) return
      // A page without a box cannot sell one.
      box$.set({ address: box.componentAddress, box, sale: { status: 'unreachable' }, facts: undefined })
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
