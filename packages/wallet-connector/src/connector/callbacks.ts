import type { ResultAsync } from 'neverthrow'
import type { LifecycleEvent } from '../protocol/lifecycle-event'
import type { RequestInteraction } from '../protocol/wallet-interaction'

/** Options of `cancelRequest`. */
export type CancelOptions = {
  /** Ends the request immediately as `canceledByUser`. Has no effect on a transaction that the wallet has received. */
  settleImmediately?: boolean
}

/** Controls one open request. */
export type RequestControl = {
  /** Ok if the cancel ended the request; err if the request stays open or ended otherwise. Always settles. */
  cancelRequest(options?: CancelOptions): ResultAsync<'requestCancelSuccess', 'requestCancelFail'>
  /** The interaction that was or will be sent. */
  getRequest(): RequestInteraction
}

/** Callbacks and options of one request. */
export type RequestCallbacks = {
  /** Called once for each kind of lifecycle event of this request. */
  eventCallback?: ((event: LifecycleEvent['eventType']) => void) | undefined
  /** Called before the request is sent. */
  requestControl?: ((control: RequestControl) => void) | undefined
  /** Can change the interaction, or reject it by throwing, before it is validated and sent. Its id cannot change. */
  requestInterceptor?:
    | ((interaction: RequestInteraction) => RequestInteraction | Promise<RequestInteraction>)
    | undefined
  /** Ends the request as `requestAborted`. Use `AbortSignal.timeout(ms)` for a time limit. */
  signal?: AbortSignal | undefined
  /** For a login: sends it to every linked wallet. The wallet that answers gets all later requests. */
  newSession?: boolean | undefined
}
