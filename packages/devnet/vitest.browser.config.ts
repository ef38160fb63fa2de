import { unit } from '@lootboxes/tooling/vitest'

const base = unit()

/** The dev wallet in real Chromium, on a devnet of its own. */
export default {
  ...base,
  test: {
    ...base.test,
    include: ['browser/**/*.test.ts'],
    outputFile: { json: 'reports/browser.json' },
  },
}
