import type { Result } from 'neverthrow'
import type { LifecycleEvent, StatusEvent } from './lifecycle-event'
import { type ProtocolError, parse } from './parse'
import { lifecycleEvent, statusEvent } from './shapes/message-shapes'
import { walletResponse } from './shapes/response-shapes'
import type { WalletResponse } from './wallet-response'

/** A classified incoming message. 'ignored' is any message without a meaning in the protocol. */
export type Incoming =
  | { kind: 'status'; status: StatusEvent }
  | { kind: 'lifecycle'; event: LifecycleEvent }
  | { kind: 'response'; interactionId: string; response: Result<WalletResponse, ProtocolError> }
  | { kind: 'ignored' }

const ignored: Incoming = { kind: 'ignored' }

const classified = (message: object): Incoming => {
  if ('eventType' in message) {
    if (message.eventType === 'extensionStatus') {
      const status = parse(statusEvent(), message)
      return status.isOk() ? { kind: 'status', status: status.value } : ignored
    }
    const event = parse(lifecycleEvent(), message)
    return event.isOk() ? { kind: 'lifecycle', event: event.value } : ignored
  }
  if (!('interactionId' in message) || typeof message.interactionId !== 'string') return ignored
  return { kind: 'response', interactionId: message.interactionId, response: parse(walletResponse(), message) }
}

/** Classifies a message: with an `eventType` member it is an event, otherwise a response. */
export const readIncoming = (message: unknown): Incoming => {
  if (typeof message !== 'object' || message === null) return ignored
  try {
    return classified(message)
  } catch {
    // Another script of the page sent an object whose members throw.
    return ignored
  }
}
