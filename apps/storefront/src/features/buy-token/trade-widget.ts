import type { Network } from '@/env'

/** The third party of the buy-token modal: its origin is the only frame the policy allows. */
export type TradeWidget = { provider: string; url: string; sell: string; buy: string }

/** Size of the widget (spec section 2, modal 5). */
export const widgetSize = { width: 467, height: 544 } as const

/** None on devnet: nothing there is for sale elsewhere, and the site works without internet. */
export const tradeWidget: Readonly<Record<Network, TradeWidget | undefined>> = {
  devnet: undefined,
  stokenet: undefined,
  mainnet: undefined,
}
