import type { ResourceAddress } from '@lootboxes/ledger'

/** The widget of the buy-token modal: its provider, and its URL without the tokens. */
export type SwapWidget = { provider: string; baseUrl: string }

/** Size of the widget (spec section 2, modal 5). */
export const widgetSize = { width: 467, height: 544 } as const

export type SwapPair = { sell: ResourceAddress; buy: ResourceAddress }

/** Returns the widget's URL with both tokens and the dark style (spec section 2). Keeps parameters of `baseUrl`. */
export function swapWidgetUrl(baseUrl: string, { sell, buy }: SwapPair): string {
  const url = new URL(baseUrl)
  url.searchParams.set('sell', sell)
  url.searchParams.set('buy', buy)
  url.searchParams.set('style', 'dark')
  return url.href
}
