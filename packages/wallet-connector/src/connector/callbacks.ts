import type { ResultAsync } from 'neverthrow'
import type { LifecycleEvent } from '../protocol/lifecycle-event'
import type { RequestInteraction } from '../protocol/wallet-interaction'

export type CancelOptions = {
  /** End the request at once as `canceledByUser`; has no effect on a transaction the wallet already has. */
  settleImmediately?: boolean
}

/** Steers one open request. */
export type RequestControl = {
  /** Ok when the request ended because of this; err when it stays open or ended otherwise. Always settles. */
  cancelRequest(options?: CancelOptions): ResultAsync<'requestCancelSuccess', 'requestCancelFail'>
  /** The interaction as it is, or will be, sent. */
  getRequest(): RequestInteraction
}

export type RequestCallbacks = {
  /** Each lifecycle event of this request, once per kind. */
  eventCallback?: ((event: LifecycleEvent['eventType']) => void) | undefined
  /** Called before anything is sent. */
  requestControl?: ((control: RequestControl) => void) | undefined
  /** May change or refuse (by throwing) the interaction before it is validated and sent; its id cannot change. */
  requestInterceptor?:
    | ((interaction: RequestInteraction) => RequestInteraction | Promise<RequestInteraction>)
    | undefined
  /** Ends the request as `requestAborted`; `AbortSignal.timeout(ms)` makes an overall time limit. */
  signal?: AbortSignal | undefined
  /** For a login: asks every linked wallet again, and the one that answers is the wallet of all later requests. */
  newSession?: boolean | undefined
}
