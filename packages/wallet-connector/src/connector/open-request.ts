import type { Clock } from '@lootboxes/ledger'
import { err, ok, type Result, ResultAsync } from 'neverthrow'
import type { LifecycleEvent } from '../protocol/lifecycle-event'
import type { ProtocolError } from '../protocol/parse'
import type { RequestItems } from '../protocol/request-items'
import type { RequestInteraction } from '../protocol/wallet-interaction'
import type { WalletResponse } from '../protocol/wallet-response'
import { after } from './after'
import { type AnswerTo, answerMisfit, isAnswerTo } from './answer-misfit'
import type { CancelOptions, RequestCallbacks, RequestControl } from './callbacks'
import type { Detection, Watched } from './detection'
import type { Envelope } from './envelope'
import { type OpenWalletErrorCode, type WalletError, walletError } from './wallet-error'

type LifecycleKind = LifecycleEvent['eventType']
type CancelOutcome = Result<'requestCancelSuccess', 'requestCancelFail'>

/** Where a request is on its way (wallet-protocol A14); a running cancel is kept beside it, since it may lead back. */
type RequestState = 'created' | 'sent' | 'acknowledged' | 'delivered' | 'settled'

/** What all requests of a connector share. */
export type RequestSurroundings = {
  clock: Clock
  /** Ends the request when nobody hears it (wallet-protocol M6). */
  detection: Detection
  cancelLimitMs: number
  /** Runs code that is not ours; whatever it throws ends there. */
  guarded: (run: () => void) => void
}

export type OpenRequestOptions<I extends RequestItems> = {
  items: I
  interaction: RequestInteraction
  callbacks: RequestCallbacks
  settled: (result: Result<AnswerTo<I>, WalletError>) => void
}

/**
 * One request from creation to its single end: wallet-protocol A14 with rules M6, M9, M10, M11 and M13.
 * A class, because with a thousand in flight a closure per verb is most of what each costs.
 */
class PendingRequest<I extends RequestItems> implements Watched {
  readonly #shared: RequestSurroundings
  readonly #options: OpenRequestOptions<I>
  #interaction: RequestInteraction
  #state: RequestState = 'created'
  #envelope: Envelope | undefined
  #resent = false
  #heard: readonly LifecycleKind[] = []
  #unfollow: (() => void) | undefined
  #cancelling: { outcome: Promise<CancelOutcome>; end: (outcome: CancelOutcome) => void } | undefined

  constructor(shared: RequestSurroundings, options: OpenRequestOptions<I>) {
    this.#shared = shared
    this.#options = options
    this.#interaction = options.interaction
  }

  isOpen(): boolean {
    return this.#state !== 'settled'
  }

  isDelivered(): boolean {
    return this.#state === 'delivered'
  }

  /** Listens to the caller's signal and hands the control over. */
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

  send(checked: RequestInteraction, ready: Envelope): void {
    this.#interaction = checked
    this.#envelope = ready
    this.#state = 'sent'
    this.#transmit()
  }

  /** Sends once more if the first time could not have reached a wallet (wallet-protocol M10, A1.3). */
  resend(nowLinked: boolean): void {
    const lost = this.#state === 'sent' || (this.#state === 'acknowledged' && nowLinked)
    if (!lost || this.#resent || this.#cancelling) return
    this.#resent = true
    this.#transmit()
  }

  unheard(): void {
    this.fail('missingExtension')
  }

  hear(event: LifecycleKind): void {
    if (this.#state === 'sent') this.#state = 'acknowledged'
    if (event === 'receivedByWallet' && this.#state === 'acknowledged') this.#state = 'delivered'
    this.#shared.detection.forget(this)
    if (!this.#heard.includes(event)) {
      if (event !== 'requestCancelFail') this.#heard = [...this.#heard, event]
      const { eventCallback } = this.#options.callbacks
      if (eventCallback) this.#shared.guarded(() => eventCallback(event))
    }
    if (event === 'requestCancelSuccess') this.fail('canceledByUser')
    if (event === 'requestCancelFail') this.#cancelling?.end(err('requestCancelFail'))
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
    const misfit = answerMisfit(this.#interaction.items, answered)
    if (misfit === undefined && isAnswerTo(this.#options.items, answered)) this.#settle(ok(answered))
    else this.fail('walletResponseValidation', misfit)
  }

  /** Takes the request back from the extension as long as no wallet has it (wallet-protocol M18). */
  withdraw(code: OpenWalletErrorCode, ...jsError: readonly [unknown?]): void {
    if (this.#state === 'acknowledged' && !this.#cancelling) this.#shared.guarded(() => this.#envelope?.sendCancel())
    this.fail(code, undefined, ...jsError)
  }

  fail(code: OpenWalletErrorCode, message?: string, ...jsError: readonly [unknown?]): void {
    this.#settle(err(walletError(this.#options.interaction.interactionId, code, message, ...jsError)))
  }

  #settle(result: Result<AnswerTo<I>, WalletError>): void {
    if (this.#state === 'settled') return
    this.#state = 'settled'
    this.#shared.detection.forget(this)
    this.#unfollow?.()
    this.#cancelling?.end(
      result.isErr() && result.error.error === 'canceledByUser' ? ok('requestCancelSuccess') : err('requestCancelFail'),
    )
    this.#options.settled(result)
  }

  /** Starts the detection time only if the echo, which comes inside `send`, did not (wallet-protocol A1.1, M6). */
  #transmit(): void {
    this.#shared.detection.forget(this)
    try {
      this.#envelope?.send()
    } catch (cause) {
      this.fail('missingExtension', undefined, cause)
    }
    if (this.#isUnheard()) this.#shared.detection.watch(this)
  }

  #isUnheard(): boolean {
    return this.#state === 'sent'
  }

  #control(): RequestControl {
    return {
      cancelRequest: (cancelOptions) => new ResultAsync(this.#cancel(cancelOptions)),
      getRequest: () => this.#interaction,
    }
  }

  #cancel({ settleImmediately = false }: CancelOptions = {}): Promise<CancelOutcome> {
    const state = this.#state
    if (state === 'settled') return Promise.resolve(err('requestCancelFail'))
    const outcome =
      state === 'created' ? Promise.resolve<CancelOutcome>(ok('requestCancelSuccess')) : this.#beginCancel()
    const binding = this.isDelivered() && this.#options.items.discriminator === 'transaction'
    if (state === 'created' || (settleImmediately && !binding)) this.fail('canceledByUser')
    return outcome
  }

  #beginCancel(): Promise<CancelOutcome> {
    if (this.#cancelling) return this.#cancelling.outcome
    let resolve: (outcome: CancelOutcome) => void = () => {}
    const outcome = new Promise<CancelOutcome>((done) => {
      resolve = done
    })
    const end = (result: CancelOutcome) => {
      this.#cancelling = undefined
      stop()
      resolve(result)
    }
    const stop = after(this.#shared.clock, this.#shared.cancelLimitMs, () => end(err('requestCancelFail')))
    this.#cancelling = { outcome, end }
    try {
      this.#envelope?.sendCancel()
    } catch {
      end(err('requestCancelFail'))
    }
    return outcome
  }
}

/** Every verb of a request, whatever it asks for. */
export type OpenRequest = Pick<PendingRequest<RequestItems>, keyof PendingRequest<RequestItems>>

export const openRequest = <I extends RequestItems>(
  shared: RequestSurroundings,
  options: OpenRequestOptions<I>,
): OpenRequest => new PendingRequest(shared, options)
