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
import type { Detection } from './detection'
import type { Envelope } from './envelope'
import { type OpenWalletErrorCode, type WalletError, walletError } from './wallet-error'

type CancelOutcome = Result<'requestCancelSuccess', 'requestCancelFail'>

/** Where a request is on its way (wallet-protocol A14); a running cancel is kept beside it, since it may lead back. */
type RequestState = 'created' | 'sent' | 'acknowledged' | 'delivered' | 'settled'

export type OpenRequestOptions<I extends RequestItems> = {
  items: I
  interaction: RequestInteraction
  callbacks: RequestCallbacks
  clock: Clock
  /** Ends the request when nobody hears it (wallet-protocol M6). */
  detect: Detection
  cancelLimitMs: number
  /** Runs code that is not ours; whatever it throws ends there. */
  guarded: (run: () => void) => void
  settled: (result: Result<AnswerTo<I>, WalletError>) => void
}

export type OpenRequest = ReturnType<typeof openRequest>

/** One request from creation to its single end: wallet-protocol A14 with rules M6, M9, M10, M11 and M13. */
export const openRequest = <I extends RequestItems>(options: OpenRequestOptions<I>) => {
  const { items, callbacks, clock, guarded } = options
  const { interactionId } = options.interaction
  const heard: LifecycleEvent['eventType'][] = []
  let interaction = options.interaction
  let state: RequestState = 'created'
  let envelope: Envelope | undefined
  let resent = false
  let disarm = () => {}
  let cancelling: { outcome: Promise<CancelOutcome>; end: (outcome: CancelOutcome) => void } | undefined

  const settle = (result: Result<AnswerTo<I>, WalletError>) => {
    if (state === 'settled') return
    state = 'settled'
    disarm()
    callbacks.signal?.removeEventListener('abort', abort)
    cancelling?.end(
      result.isErr() && result.error.error === 'canceledByUser' ? ok('requestCancelSuccess') : err('requestCancelFail'),
    )
    options.settled(result)
  }

  const fail = (code: OpenWalletErrorCode, message?: string, ...jsError: readonly [unknown?]) =>
    settle(err(walletError(interactionId, code, message, ...jsError)))

  /** Takes the request back from the extension as long as no wallet has it (wallet-protocol M18). */
  const withdraw = (code: OpenWalletErrorCode, ...jsError: readonly [unknown?]) => {
    if (state === 'acknowledged' && !cancelling) guarded(() => envelope?.sendCancel())
    fail(code, undefined, ...jsError)
  }

  const abort = () => withdraw('requestAborted', callbacks.signal?.reason)

  const isUnheard = () => state === 'sent'

  /** Arms the detection timer only if the echo, which comes inside `send`, did not (wallet-protocol A1.1, M6). */
  const transmit = () => {
    disarm()
    try {
      envelope?.send()
    } catch (cause) {
      fail('missingExtension', undefined, cause)
    }
    if (isUnheard()) disarm = options.detect(() => fail('missingExtension'))
  }

  const beginCancel = (): Promise<CancelOutcome> => {
    if (cancelling) return cancelling.outcome
    let resolve: (outcome: CancelOutcome) => void = () => {}
    const outcome = new Promise<CancelOutcome>((done) => {
      resolve = done
    })
    const end = (result: CancelOutcome) => {
      cancelling = undefined
      stop()
      resolve(result)
    }
    const stop = after(clock, options.cancelLimitMs, () => end(err('requestCancelFail')))
    cancelling = { outcome, end }
    try {
      envelope?.sendCancel()
    } catch {
      end(err('requestCancelFail'))
    }
    return outcome
  }

  const cancel = ({ settleImmediately = false }: CancelOptions = {}): Promise<CancelOutcome> => {
    if (state === 'settled') return Promise.resolve(err('requestCancelFail'))
    const outcome = state === 'created' ? Promise.resolve<CancelOutcome>(ok('requestCancelSuccess')) : beginCancel()
    const binding = state === 'delivered' && items.discriminator === 'transaction'
    if (state === 'created' || (settleImmediately && !binding)) fail('canceledByUser')
    return outcome
  }

  const control: RequestControl = {
    cancelRequest: (cancelOptions) => new ResultAsync(cancel(cancelOptions)),
    getRequest: () => interaction,
  }

  const hear = (event: LifecycleEvent['eventType']) => {
    if (state === 'sent') state = 'acknowledged'
    if (event === 'receivedByWallet' && state === 'acknowledged') state = 'delivered'
    disarm()
    if (!heard.includes(event)) {
      if (event !== 'requestCancelFail') heard.push(event)
      if (callbacks.eventCallback) guarded(() => callbacks.eventCallback?.(event))
    }
    if (event === 'requestCancelSuccess') fail('canceledByUser')
    if (event === 'requestCancelFail') cancelling?.end(err('requestCancelFail'))
  }

  const answer = (response: Result<WalletResponse, ProtocolError>) => {
    if (response.isErr()) {
      fail('walletResponseValidation', response.error.message, response.error.cause)
      return
    }
    if (response.value.discriminator === 'failure') {
      fail(response.value.error, response.value.message)
      return
    }
    const answered = response.value.items
    const misfit = answerMisfit(interaction.items, answered)
    if (misfit === undefined && isAnswerTo(items, answered)) settle(ok(answered))
    else fail('walletResponseValidation', misfit)
  }

  return {
    control,
    fail,
    hear,
    answer,
    withdraw,
    isOpen: () => state !== 'settled',
    isDelivered: () => state === 'delivered',
    /** Listens to the caller's signal and hands the control over. */
    begin: () => {
      if (callbacks.signal?.aborted) {
        abort()
        return
      }
      callbacks.signal?.addEventListener('abort', abort, { once: true })
      if (callbacks.requestControl) guarded(() => callbacks.requestControl?.(control))
    },
    send: (checked: RequestInteraction, ready: Envelope) => {
      interaction = checked
      envelope = ready
      state = 'sent'
      transmit()
    },
    /** Sends once more if the first time could not have reached a wallet (wallet-protocol M10, A1.3). */
    resend: (nowLinked: boolean) => {
      const lost = state === 'sent' || (state === 'acknowledged' && nowLinked)
      if (!lost || resent || cancelling) return
      resent = true
      transmit()
    },
  }
}
