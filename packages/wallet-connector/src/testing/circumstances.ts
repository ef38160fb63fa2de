import * as z from 'zod/mini'

/** The environment of the page: extension, background worker, phones. */
export const Circumstances = /* @__PURE__ */ (() =>
  z.object({
    /** False: there is no extension. */
    installed: z.boolean(),
    /** When the content script starts; earlier messages are lost. Milliseconds, or `document-idle` like the real extension. */
    startsAfter: z.union([z.number(), z.literal('document-idle')]),
    /** False: requests and cancels get only an echo. */
    linked: z.boolean(),
    /**
     * Names of the linked phones. A request without a session goes to each phone, a request with a session to the phone that
     * answered it first. If that phone is no longer linked, the request is dropped silently.
     */
    phones: z.array(z.string()),
    /** Delay of a status after its query. */
    statusMs: z.number(),
    /** Number of status queries that get only an echo, because the worker wakes up. */
    sleepsThrough: z.number(),
    /** True: requests are delivered, but no response returns. */
    blocked: z.boolean(),
    /** False: the pairing window does not open. */
    popup: z.boolean(),
    /** False: requests wait in the extension and can be cancelled. */
    online: z.boolean(),
    /** True: status queries and popups get only an echo. */
    workerAsleep: z.boolean(),
    /** False: an extension before 1.4 without `canHandleSessions` in its status. */
    sessions: z.boolean(),
    /** Time of the delivery of a request to the phone. */
    deliveryMs: z.number(),
    /** The response to a cancel after delivery. The real extension sends none. */
    lateCancel: z.enum(['silence', 'success', 'fail']),
  }))()
export type Circumstances = z.infer<typeof Circumstances>

export const defaultCircumstances: Circumstances = {
  installed: true,
  startsAfter: 0,
  linked: true,
  phones: ['phone'],
  statusMs: 5,
  sleepsThrough: 0,
  blocked: false,
  popup: true,
  online: true,
  workerAsleep: false,
  sessions: true,
  deliveryMs: 20,
  lateCancel: 'silence',
}
