import type { Result } from 'neverthrow'
import type { LifecycleEvent, StatusEvent } from './lifecycle-event'
import { type ProtocolError, parse } from './parse'
import { lifecycleEvent, statusEvent } from './shapes/message-shapes'
import { walletResponse } from './shapes/response-shapes'
import type { WalletResponse } from './wallet-response'

/** What an incoming message turned out to be; 'ignored' covers everything no rule gives a meaning. */
export type Incoming =
  | { kind: 'status'; status: StatusEvent }
  | { kind: 'lifecycle'; event: LifecycleEvent }
  | { kind: 'response'; interactionId: string; response: Result<WalletResponse, ProtocolError> }
  | { kind: 'ignored' }

const ignored: Incoming = { kind: 'ignored' }

/** Classifies one message: an `eventType` key makes it an event, anything else is an answer. */
export const readIncoming = (message: unknown): Incoming => {
  if (typeof message !== 'object' || message === null) return ignored
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
