import * as z from 'zod/mini'

/** The world around the page: extension, background worker, phone (wallet-protocol A1, A7, A10). */
export const Circumstances = /* @__PURE__ */ (() =>
  z.object({
    /** False: nothing is installed, nothing answers. */
    installed: z.boolean(),
    /** When the content script starts; what is sent before is lost. Milliseconds, or as late as the real one. */
    startsAfter: z.union([z.number(), z.literal('document-idle')]),
    /** False: requests and cancels get their echo and nothing else. */
    linked: z.boolean(),
    /** False: requests wait in the extension and can be cancelled. */
    online: z.boolean(),
    /** True: status queries and popups get their echo and nothing else. */
    workerAsleep: z.boolean(),
    /** False: an extension before 1.4, whose status lacks `canHandleSessions`. */
    sessions: z.boolean(),
    /** Time a request takes to the phone. */
    deliveryMs: z.number(),
    /** What becomes of a cancel for a delivered request; the real extension says nothing. */
    lateCancel: z.enum(['silence', 'success', 'fail']),
  }))()
export type Circumstances = z.infer<typeof Circumstances>

export const fairWeather: Circumstances = {
  installed: true,
  startsAfter: 0,
  linked: true,
  online: true,
  workerAsleep: false,
  sessions: true,
  deliveryMs: 20,
  lateCancel: 'silence',
}
