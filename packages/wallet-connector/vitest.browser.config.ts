import { unit } from '@lootboxes/tooling/vitest'

const base = unit()

/** Real Chromium, against the test wallet's copy of the extension. */
export default {
  ...base,
  test: {
    ...base.test,
    include: ['browser/**/*.test.ts'],
    outputFile: { json: 'reports/browser.json' },
  },
}
