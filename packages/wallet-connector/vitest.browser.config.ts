import { unit } from '@lootboxes/tooling/vitest'

const base = unit()

/** Real Chromium with the test wallet's extension. */
export default {
  ...base,
  test: {
    ...base.test,
    include: ['browser/**/*.test.ts'],
    outputFile: { json: 'reports/browser.json' },
  },
}
