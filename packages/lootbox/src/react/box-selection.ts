import { createStore, type Store } from '@lootboxes/ledger'
import { selectedBoxKey } from '../client/storage-keys'
import type { LootboxEntry } from '../lootbox-config'

/**
 * The selected box as the product server returned it: nothing at first, and empty strings after a failed read, so
 * that no tickets are requested with an empty address.
 */
export type SelectedBox = {
  status: 'none' | 'ready' | 'failed'
  resources: '' | { componentAddress: string }
  ticketAddress: string
}

/** Options of `createBoxSelection`. */
export type BoxSelectionOptions = {
  boxes: readonly LootboxEntry[]
  /** Component of the box that is selected at first. */
  defaultBox: string | undefined
  /** Origin of the product server. Default: the origin of the page. */
  serverUrl?: string | undefined
  /** Keeps the selection for the session. */
  storage: Pick<Storage, 'getItem' | 'setItem'> | undefined
  /** Called with the status text of each failed read. */
  onError: (statusText: string) => void
}

/** The selected box of a page, and functions that change it. */
export type BoxSelection = {
  selected$: Store<SelectedBox>
  /** For `createLootboxClient`. */
  ticketAddress$: Pick<Store<string | undefined>, 'get' | 'subscribe'>
  /** Selects a box, stores the choice, and reads the box. */
  select: (component: string) => void
  /** Selects the listed box of the session, else the default one, stores the choice, and returns the box. */
  selectStored: () => LootboxEntry | undefined
  /** Reads the selected box again. A later call overtakes an earlier one. */
  read: () => Promise<void>
}

const none: SelectedBox = { status: 'none', resources: '', ticketAddress: '' }

/** The component in a response of call 1: empty for a box that is not listed, `undefined` for an unreadable body. */
function componentOf(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('address' in body)) return undefined
  const { address } = body
  if (address === '') return ''
  if (typeof address !== 'object' || address === null || !('componentAddress' in address)) return undefined
  return typeof address.componentAddress === 'string' ? address.componentAddress : undefined
}

/**
 * Reads a box from the product server (spec section 7, call 1; traps T29, T44). It parses the response by hand, because a
 * first load selects a box and should have no schema library.
 */
async function readBox(
  url: string,
  address: string,
  signal: AbortSignal,
): Promise<{ component: string } | { statusText: string }> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ address }),
      signal,
    })
    if (!response.ok) return { statusText: response.statusText || `${response.status}` }
    const component = componentOf(await response.json())
    return component === undefined ? { statusText: 'unreadable answer' } : { component }
  } catch (cause) {
    return { statusText: cause instanceof Error ? cause.message : 'unreachable' }
  }
}

/**
 * Creates the selection among several boxes. A storefront with one box needs none.
 *
 * @example
 * const selection = createBoxSelection({ boxes, defaultBox, storage: sessionStorage, onError: console.error })
 * const client = createLootboxClient({ ...options, ticketAddress$: selection.ticketAddress$, onRefresh: selection.read })
 * selection.select(box.componentAddress)
 */
export function createBoxSelection({
  boxes,
  defaultBox,
  serverUrl = '',
  storage,
  onError,
}: BoxSelectionOptions): BoxSelection {
  const selected$ = createStore<SelectedBox>(none)
  const listed = (address: string | null | undefined) =>
    boxes.find(({ componentAddress }) => componentAddress === address)
  let component: string | undefined
  let reading: AbortController | undefined

  const read = async () => {
    reading?.abort()
    if (component === undefined) return
    const current = new AbortController()
    reading = current
    const box = await readBox(`${serverUrl}/api/all-lootbox-resources`, component, current.signal)
    if (reading !== current) return
    if ('statusText' in box) {
      onError(box.statusText)
      selected$.set({ ...none, status: 'failed' })
      return
    }
    const { component: componentAddress } = box
    selected$.set({
      status: 'ready',
      resources: componentAddress === '' ? '' : { componentAddress },
      // A box that is not listed has no tickets (trap T29).
      ticketAddress: listed(componentAddress)?.ticketAddress ?? '',
    })
  }
  const select = (address: string) => {
    component = address
    try {
      storage?.setItem(selectedBoxKey, address)
    } catch {
      // Private windows may forbid storage; the page keeps the selection.
    }
    void read()
  }
  const stored = () => {
    try {
      return listed(storage?.getItem(selectedBoxKey))
    } catch {
      return undefined
    }
  }
  return {
    selected$,
    ticketAddress$: {
      get: () => (selected$.get().status === 'none' ? undefined : selected$.get().ticketAddress),
      subscribe: selected$.subscribe,
    },
    select,
    selectStored: () => {
      const box = stored() ?? listed(defaultBox)
      if (box !== undefined) select(box.componentAddress)
      return box
    },
    read,
  }
}
