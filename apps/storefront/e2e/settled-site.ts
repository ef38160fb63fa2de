import { fileURLToPath } from 'node:url'
import { test as base, expect } from '@playwright/test'
import { freePort } from './free-port'
import { runServer, siteArgs } from './run-server'

const app = fileURLToPath(new URL('..', import.meta.url))

/** Addresses on Stokenet of a box and a club token that an owner might list. */
export const ownBox = {
  component: 'component_tdx_2_1cqrswpc8qurswpc8qurswpc8qurswpc8qurswpc8qurswpc8lhaw9k',
  ticket: 'resource_tdx_2_1ngrswpc8qurswpc8qurswpc8qurswpc8qurswpc8qurswpc8g4v25h',
  clubToken: 'resource_tdx_2_1t5rswpc8qurswpc8qurswpc8qurswpc8qurswpc8qurswpc8zmls4p',
} as const

/** Starts the site with variables of one's own; returns its address. */
type Settle = (own: Record<string, string>) => Promise<string>

/** The production build on Stokenet, with no ledger in reach: what its variables alone make of it. */
export const test = base.extend<{ settle: Settle }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
  settle: async ({}, use) => {
    const stops: (() => Promise<void>)[] = []
    await use(async (own) => {
      const port = await freePort()
      const siteUrl = `http://localhost:${port}`
      const env = {
        RADIX_NETWORK: 'stokenet',
        GATEWAY_URL: 'http://127.0.0.1:9',
        SITE_URL: siteUrl,
        DAPP_DEFINITION_ADDRESS: 'account_tdx_2_1c9n0e3cefkr4vs03g584s6hfrfac4z3hdrmcgssk8swpt5sl7z0xyv',
        ...own,
      }
      stops.push(await runServer({ args: siteArgs(port), cwd: app, env, url: `${siteUrl}/robots.txt` }))
      return siteUrl
    })
    for (const stop of stops) await stop()
  },
})

export { expect }
