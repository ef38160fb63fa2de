import { chromiumPath, quietFlags } from '@lootboxes/tooling/chromium'
import { defineConfig } from '@playwright/test'

/** Journeys in a real browser, against the production build and a devnet: see e2e/world.ts. Each passes at its first try. */
export default defineConfig({
  testDir: 'e2e',
  // `SCREENS=1` writes pictures of the pages to reports/screens instead of running the journeys.
  testMatch: process.env.SCREENS === undefined ? '**/*.journey.ts' : '**/*.capture.ts',
  // Each worker has a devnet, a catalog worker and a site. Journeys mostly wait for the ledger, so two cores serve three.
  workers: 3,
  fullyParallel: false,
  forbidOnly: process.env.CI !== undefined,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: 'reports/e2e.json' }]],
  outputDir: 'test-results',
  use: {
    launchOptions: { executablePath: chromiumPath({ install: true }), args: [...quietFlags, '--disable-gpu'] },
    contextOptions: { reducedMotion: 'reduce' },
    // A site that runs already (e2e/start-world.ts) has a self-signed certificate.
    ignoreHTTPSErrors: process.env.SITE !== undefined,
    // A trace costs as much as the page: `TRACE=1` records one for each failed test.
    trace: process.env.TRACE === undefined ? 'off' : 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
})
