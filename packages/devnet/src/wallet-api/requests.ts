import * as z from 'zod/mini'

const hex = z.string().check(z.regex(/^(?:[0-9a-f]{2})*$/i))

/** Body of `review-transaction`. */
export const ReviewRequest = z.object({
  manifest: z.string().check(z.minLength(1)),
  version: z.int(),
  blobs: z._default(z.array(hex), []),
  message: z.optional(z.string()),
})

/** Body of `sign-transaction`. The same `interactionId` is signed only once. */
export const SignRequest = z.extend(ReviewRequest, { interactionId: z.string().check(z.minLength(1)) })

/** Body of `review-subintent` and `sign-subintent`. The same `interactionId` is signed only once. */
export const SubintentRequest = z.object({
  interactionId: z.string().check(z.minLength(1)),
  manifest: z.string().check(z.minLength(1)),
  blobs: z._default(z.array(hex), []),
  message: z.optional(z.string()),
  expiration: z.discriminatedUnion('discriminator', [
    z.object({ discriminator: z.literal('expireAtTime'), unixTimestampSeconds: z.int() }),
    z.object({ discriminator: z.literal('expireAfterDelay'), expireAfterSeconds: z.int() }),
  ]),
})

/** Body of `complete-subintent`. `parent` is the other party's manifest, which runs when the subintent first yields. */
export const CompletionRequest = z.object({ signedPartialTransaction: hex, parent: z._default(z.string(), '') })

/** Body of `sign-challenge`. The signed origin is the one that the browser reports, not a claim of the page. */
export const ChallengeRequest = z.object({
  challenge: z.string(),
  dAppDefinitionAddress: z.string(),
  addresses: z.array(z.string()).check(z.minLength(1)),
})
