import { test as base, expect } from '@playwright/test'
import { startSite } from './start-world'
import { stokenet } from './stokenet'

export { ownBox } from './stokenet'

/** Starts the site with variables besides those of the network; returns its URL. */
type Settle = (own: Record<string, string>) => Promise<string>

/** The production build on Stokenet, without a ledger: the site that its variables alone make. */
export const test = base.extend<{ settle: Settle }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
  settle: async ({}, use) => {
    const stops: (() => Promise<void>)[] = []
    await use(async (own) => {
      const { url, stop } = await startSite({ ...stokenet, ...own })
      stops.push(stop)
      return url
    })
    for (const stop of stops) await stop()
  },
})

export { expect }
