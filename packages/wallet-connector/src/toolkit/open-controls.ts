import { errAsync, okAsync, type ResultAsync } from 'neverthrow'
import type { RequestControl } from '../connector/callbacks'

type OpenControl = {
  /** Ends what happens on the page: before the wallet is asked, and after it has answered. */
  stop: AbortController
  /** Ends what happens in the wallet. */
  control?: RequestControl
}

/** The cancel handles of pending items, through every phase of a request. */
export const createOpenControls = () => {
  const controls = new Map<string, OpenControl>()
  const cancel = (itemId: string): ResultAsync<'requestCancelSuccess', 'requestCancelFail'> => {
    const open = controls.get(itemId)
    if (!open) return errAsync('requestCancelFail')
    if (open.control) return open.control.cancelRequest({ settleImmediately: true })
    open.stop.abort()
    return okAsync('requestCancelSuccess')
  }
  return {
    /** The signal fires when the item is cancelled while no wallet has it. */
    open: (itemId: string): AbortSignal => {
      const stop = new AbortController()
      controls.set(itemId, { stop })
      return stop.signal
    },
    /** The wallet has it now, or with undefined, no longer. */
    hand: (itemId: string, control: RequestControl | undefined) => {
      const open = controls.get(itemId)
      if (open) controls.set(itemId, { stop: open.stop, ...(control ? { control } : {}) })
    },
    close: (itemId: string) => void controls.delete(itemId),
    cancel,
    cancelAll: () => {
      for (const itemId of [...controls.keys()]) void cancel(itemId)
    },
  }
}
export type OpenControls = ReturnType<typeof createOpenControls>
