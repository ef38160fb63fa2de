import { unit } from '@lootboxes/tooling/vitest'

const base = unit()

/** Tests of the dev wallet in Chromium, on a private devnet. */
export default {
  ...base,
  test: {
    ...base.test,
    include: ['browser/**/*.test.ts'],
    outputFile: { json: 'reports/browser.json' },
  },
}
