import { err, ok, ResultAsync } from 'neverthrow'
import type { RequestControl } from '../connector/callbacks'

type Cancelled = 'requestCancelSuccess'
type NotCancelled = 'requestCancelFail'

/** The cancel handles of pending items, also in the time before a request has reached the connector. */
export const createOpenControls = () => {
  const controls = new Map<string, { control?: RequestControl; cancelled: boolean }>()
  const cancel = (itemId: string): ResultAsync<Cancelled, NotCancelled> => {
    const open = controls.get(itemId)
    if (!open) return new ResultAsync(Promise.resolve(err<Cancelled, NotCancelled>('requestCancelFail')))
    if (open.control) return open.control.cancelRequest({ settleImmediately: true })
    open.cancelled = true
    return new ResultAsync(Promise.resolve(ok<Cancelled, NotCancelled>('requestCancelSuccess')))
  }
  return {
    open: (itemId: string) => void controls.set(itemId, { cancelled: false }),
    /** Hands the connector's control over; a cancel that came earlier takes effect now. */
    attach: (itemId: string, control: RequestControl) => {
      const open = controls.get(itemId)
      if (!open) return
      open.control = control
      if (open.cancelled) void control.cancelRequest({ settleImmediately: true })
    },
    close: (itemId: string) => void controls.delete(itemId),
    cancel,
    cancelAll: () => {
      for (const itemId of [...controls.keys()]) void cancel(itemId)
    },
  }
}
export type OpenControls = ReturnType<typeof createOpenControls>
