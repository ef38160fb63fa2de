import type * as z from 'zod/mini'
import { lifecycleEvent, statusEvent } from './shapes/message-shapes'

/** How far one request has come, or what became of its cancellation. */
export const LifecycleEvent = /* @__PURE__ */ lifecycleEvent()
export type LifecycleEvent = z.infer<typeof LifecycleEvent>

/** State of the extension; real ones carry no interactionId, old ones no `canHandleSessions`. */
export const StatusEvent = /* @__PURE__ */ statusEvent()
export type StatusEvent = z.infer<typeof StatusEvent>
