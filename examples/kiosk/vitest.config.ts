import { defineConfig } from 'vitest/config'

/** The test starts Vite with `vite.config.ts` itself. */
export default defineConfig({
  test: {
    include: ['test/*.test.ts'],
    testTimeout: 60_000,
    reporters: ['default', 'json'],
    outputFile: 'reports/browser.json',
  },
})
