import { chromiumPath, quietFlags } from '@lootboxes/tooling/chromium'
import { defineConfig } from '@playwright/test'

/** Journeys in a real browser, against the production build and a devnet of their own: see e2e/world.ts. */
export default defineConfig({
  testDir: 'e2e',
  // `SCREENS=1` takes the pictures of docs/screens instead of running the journeys.
  testMatch: process.env.SCREENS === undefined ? '**/*.journey.ts' : '**/*.capture.ts',
  // Each worker has a devnet, a catalog and a site of its own.
  workers: 2,
  fullyParallel: false,
  forbidOnly: process.env.CI !== undefined,
  timeout: 120_000,
  // A journey has a browser, a site and a ledger on two shared cores: one more try, and `npm test` names who needed it.
  retries: 1,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: 'reports/e2e.json' }]],
  outputDir: 'test-results',
  use: {
    launchOptions: { executablePath: chromiumPath({ install: true }), args: [...quietFlags] },
    contextOptions: { reducedMotion: 'reduce' },
    // A site that runs already (e2e/world.ts) has a certificate of its own making.
    ignoreHTTPSErrors: process.env.SITE !== undefined,
    // A trace films every page, which costs as much as the page: `TRACE=1` where one is wanted.
    trace: process.env.TRACE === undefined ? 'off' : 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
})
