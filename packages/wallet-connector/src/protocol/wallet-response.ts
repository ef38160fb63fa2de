import * as z from 'zod/mini'
import { ResponseItems } from './response-items'

/** The wallet did what was asked (wallet-protocol A5). */
export const WalletSuccess = z.object({
  discriminator: z.literal('success'),
  interactionId: z.string(),
  items: ResponseItems,
})
export type WalletSuccess = z.infer<typeof WalletSuccess>

/** The wallet or its user refused; `error` is an open string because newer wallets add codes (wallet-protocol M5). */
export const WalletFailure = z.object({
  discriminator: z.literal('failure'),
  interactionId: z.string(),
  error: z.string(),
  message: z.optional(z.string()),
})
export type WalletFailure = z.infer<typeof WalletFailure>

/** Exactly one of these ends a request (wallet-protocol A7). */
export const WalletResponse = z.discriminatedUnion('discriminator', [WalletSuccess, WalletFailure])
export type WalletResponse = z.infer<typeof WalletResponse>
