import { defineConfig } from '@playwright/test'

/** For the Playwright program of the devnet's README. `journey.mjs` serves the page. */
export default defineConfig({
  testMatch: '**/*.e2e.ts',
  reporter: 'list',
  use: { baseURL: 'http://localhost:4140', launchOptions: { executablePath: process.env.CHROMIUM_PATH ?? '' } },
})
