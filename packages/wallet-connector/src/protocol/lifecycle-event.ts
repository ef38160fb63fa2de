import type * as z from 'zod/mini'
import { lifecycleEvent, statusEvent } from './shapes/message-shapes'

/** The progress of a request, or the result of its cancel. */
export const LifecycleEvent = /* @__PURE__ */ lifecycleEvent()
export type LifecycleEvent = z.infer<typeof LifecycleEvent>

/** The state of the extension. Real extensions send no interactionId, old ones no `canHandleSessions`. */
export const StatusEvent = /* @__PURE__ */ statusEvent()
export type StatusEvent = z.infer<typeof StatusEvent>
