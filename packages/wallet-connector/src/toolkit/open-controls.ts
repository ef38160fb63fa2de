import { errAsync, okAsync, type ResultAsync } from 'neverthrow'
import type { RequestControl } from '../connector/callbacks'

type OpenControl = {
  /** Ends the work of the page: before the request is sent, and after the response. */
  stop: AbortController
  /** Cancels the request at the wallet. */
  control?: RequestControl | undefined
}

/** Aborts with the first of the signals. */
export const anySignal = (...signals: readonly (AbortSignal | undefined)[]): AbortSignal =>
  AbortSignal.any(signals.filter((signal) => signal !== undefined))

/** The cancel handles of pending items, for every phase of a request. */
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
    /** Returns a signal that aborts when the item is cancelled before a wallet has it. */
    open: (itemId: string): AbortSignal => {
      const stop = new AbortController()
      controls.set(itemId, { stop })
      return stop.signal
    },
    /** Sets the control while the wallet has the request; undefined afterwards. */
    hand: (itemId: string, control: RequestControl | undefined) => {
      const open = controls.get(itemId)
      if (open) open.control = control
    },
    close: (itemId: string) => void controls.delete(itemId),
    cancel,
    cancelAll: () => {
      for (const itemId of [...controls.keys()]) void cancel(itemId)
    },
  }
}
export type OpenControls = ReturnType<typeof createOpenControls>
