import type { Clock } from '@lootboxes/ledger'
import { err, ok, type Result, ResultAsync } from 'neverthrow'
import type { OutgoingMessage } from '../protocol/extension-command'
import type { LifecycleEvent } from '../protocol/lifecycle-event'
import type { ProtocolError } from '../protocol/parse'
import type { RequestItems } from '../protocol/request-items'
import type { RequestInteraction } from '../protocol/wallet-interaction'
import type { WalletResponse } from '../protocol/wallet-response'
import { after } from './after'
import type { CancelOptions, RequestCallbacks, RequestControl } from './callbacks'
import type { Detection, Watched } from './detection'
import { cancelOf, interactionOf, type RequestMessage } from './envelope'
import { type AnswerTo, isAnswerTo, responseMismatch } from './response-mismatch'
import { type OpenWalletErrorCode, type WalletError, walletError } from './wallet-error'

type LifecycleKind = LifecycleEvent['eventType']

/** The state of a request (wallet-protocol A14). A running cancel is stored separately, because it can fail. */
type RequestState = 'created' | 'sent' | 'acknowledged' | 'delivered' | 'settled'

/** The dependencies that all requests of a connector share. */
export type RequestContext = {
  clock: Clock | undefined
  /** Ends a request without a message of the extension (wallet-protocol M6). */
  detection: Detection
  cancelTimeoutMs: number
  /** Creates the message for an interaction, in the form that the extension supports. */
  envelope: (interaction: RequestInteraction) => RequestMessage
  transmit: (message: OutgoingMessage) => void
  /** Runs code of the page and catches its errors. */
  guarded: (run: () => void) => void
  ended: (interactionId: string, succeeded: boolean) => void
}

export type OpenRequestOptions<I extends RequestItems> = {
  items: I
  interaction: RequestInteraction
  callbacks: RequestCallbacks
  resolve: (result: Result<AnswerTo<I>, WalletError>) => void
}

/**
 * One request from creation to its single result (wallet-protocol A14, M6, M9, M10, M11, M13).
 * A class, because a closure for each method is expensive with a thousand requests in flight.
 */
class PendingRequest<I extends RequestItems> implements Watched {
  dueAt = 0
  readonly #shared: RequestContext
  readonly #options: OpenRequestOptions<I>
  #state: RequestState = 'created'
  #message: RequestMessage
  /** Whether the request was sent again to an extension that started later, or to a wallet that was linked later. */
  readonly #resent = { start: false, link: false }
  #events: LifecycleKind[] | undefined
  #unfollow: (() => void) | undefined
  #unhold: (() => void) | undefined
  #cancelling: Promise<boolean> | undefined
  #endCancel: ((succeeded: boolean) => void) | undefined

  constructor(shared: RequestContext, options: OpenRequestOptions<I>) {
    this.#shared = shared
    this.#options = options
    this.#message = options.interaction
  }

  isOpen(): boolean {
    return this.#state !== 'settled'
  }

  isDelivered(): boolean {
    return this.#state === 'delivered'
  }

  /** Subscribes to the caller's signal and passes the control to the caller. */
  begin(): void {
    const { signal, requestControl } = this.#options.callbacks
    if (signal) {
      const abort = () => this.withdraw('requestAborted', signal.reason)
      if (signal.aborted) {
        abort()
        return
      }
      signal.addEventListener('abort', abort, { once: true })
      this.#unfollow = () => signal.removeEventListener('abort', abort)
    }
    if (requestControl) this.#shared.guarded(() => requestControl(this.#control()))
  }

  /** Stores the function that cancels the delayed send. */
  holdBy(undo: (() => void) | undefined): void {
    this.#unhold = undo
  }

  send(interaction: RequestInteraction): void {
    this.#message = this.#shared.envelope(interaction)
    this.#state = 'sent'
    this.#transmit(this.#message)
  }

  /**
   * Sends the request again, once for an extension that started after the first send (wallet-protocol A1.3), and once for a
   * wallet that was linked while the request is open (wallet-protocol E3, M10).
   */
  resend(nowLinked: boolean): void {
    const cause = this.#state === 'sent' ? 'start' : this.#state === 'acknowledged' && nowLinked ? 'link' : undefined
    if (cause === undefined || this.#resent[cause] || this.#cancelling) return
    this.#resent[cause] = true
    // The first send reached no extension, so the request can use a session now.
    if (this.#state === 'sent') this.#message = this.#shared.envelope(interactionOf(this.#message))
    this.#transmit(this.#message)
  }

  onTimeout(): void {
    this.fail('missingExtension')
  }

  onEvent(event: LifecycleKind): void {
    if (this.#state === 'sent') this.#state = 'acknowledged'
    if (event === 'receivedByWallet' && this.#state === 'acknowledged') this.#state = 'delivered'
    this.#shared.detection.forget(this)
    this.#events ??= []
    if (!this.#events.includes(event)) {
      if (event !== 'requestCancelFail') this.#events.push(event)
      this.#shared.guarded(() => this.#options.callbacks.eventCallback?.(event))
    }
    if (event === 'requestCancelSuccess') this.fail('canceledByUser')
    if (event === 'requestCancelFail') this.#endCancel?.(false)
  }

  answer(response: Result<WalletResponse, ProtocolError>): void {
    if (response.isErr()) {
      this.fail('walletResponseValidation', response.error.message, response.error.cause)
      return
    }
    if (response.value.discriminator === 'failure') {
      this.fail(response.value.error, response.value.message)
      return
    }
    const answered = response.value.items
    const mismatch = responseMismatch(interactionOf(this.#message).items, answered)
    if (mismatch === undefined && isAnswerTo(this.#options.items, answered)) this.#settle(ok(answered))
    else this.fail('walletResponseValidation', mismatch)
  }

  /** Cancels the request at the extension while no wallet has it (wallet-protocol M18), and ends it. */
  withdraw(code: OpenWalletErrorCode, jsError?: unknown): void {
    if (this.#state === 'acknowledged' && !this.#cancelling) this.#takeBack()
    this.fail(code, undefined, jsError)
  }

  fail(code: OpenWalletErrorCode, message?: string, jsError?: unknown): void {
    this.#settle(err(walletError(this.#message.interactionId, code, message, jsError)))
  }

  #settle(result: Result<AnswerTo<I>, WalletError>): void {
    if (this.#state === 'settled') return
    this.#state = 'settled'
    this.#shared.detection.forget(this)
    this.#unhold?.()
    this.#unfollow?.()
    this.#endCancel?.(result.isErr() && result.error.error === 'canceledByUser')
    this.#shared.ended(this.#message.interactionId, result.isOk())
    this.#options.resolve(result)
  }

  /** Starts the detection time unless the echo has arrived, which happens inside `send` (wallet-protocol A1.1, M6). */
  #transmit(message: RequestMessage): void {
    const { detection, transmit } = this.#shared
    detection.forget(this)
    try {
      transmit(message)
    } catch (cause) {
      this.fail('missingExtension', undefined, cause)
    }
    if (this.#state === 'sent') detection.watch(this)
  }

  #takeBack(): void {
    const { guarded, transmit } = this.#shared
    guarded(() => transmit(cancelOf(this.#message)))
  }

  #control(): RequestControl {
    return {
      cancelRequest: (options) =>
        new ResultAsync(
          this.#cancel(options).then((succeeded) =>
            succeeded ? ok('requestCancelSuccess') : err('requestCancelFail'),
          ),
        ),
      getRequest: () => interactionOf(this.#message),
    }
  }

  async #cancel({ settleImmediately = false }: CancelOptions = {}): Promise<boolean> {
    if (!this.isOpen()) return false
    const outcome = this.#state === 'created' || (this.#cancelling ?? this.#beginCancel())
    const binding = this.isDelivered() && this.#options.items.discriminator === 'transaction'
    if (outcome === true || (settleImmediately && !binding)) this.fail('canceledByUser')
    return outcome
  }

  #beginCancel(): Promise<boolean> {
    const outcome = new Promise<boolean>((resolve) => {
      const end = (succeeded: boolean) => {
        this.#cancelling = this.#endCancel = undefined
        stop()
        resolve(succeeded)
      }
      const stop = after(this.#shared.clock, this.#shared.cancelTimeoutMs, () => end(false))
      this.#endCancel = end
    })
    this.#cancelling = outcome
    this.#takeBack()
    return outcome
  }
}

/** The methods of a request, for any kind of items. */
export type OpenRequest = Pick<PendingRequest<RequestItems>, keyof PendingRequest<RequestItems>>

export const openRequest = <I extends RequestItems>(
  shared: RequestContext,
  options: OpenRequestOptions<I>,
): OpenRequest => new PendingRequest(shared, options)
