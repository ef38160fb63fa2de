import * as z from 'zod/mini'

/** The world around the page: extension, background worker, phone. */
export const Circumstances = /* @__PURE__ */ (() =>
  z.object({
    /** False: nothing is installed, nothing answers. */
    installed: z.boolean(),
    /** When the content script starts; what is sent before is lost. Milliseconds, or as late as the real one. */
    startsAfter: z.union([z.number(), z.literal('document-idle')]),
    /** False: requests and cancels get their echo and nothing else. */
    linked: z.boolean(),
    /**
     * The linked phones, by any name. A request without a session goes to each, one of a session to the phone that
     * answered it first; of a phone that is no longer here it is dropped without a word.
     */
    phones: z.array(z.string()),
    /** How long a status takes after the question. */
    statusMs: z.number(),
    /** So many status questions get their echo and nothing else, because the worker is waking up. */
    sleepsThrough: z.number(),
    /** True: requests arrive, and no answer comes back until the browser is restarted. */
    blocked: z.boolean(),
    /** False: asking for the pairing window does nothing and says nothing. */
    popup: z.boolean(),
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
