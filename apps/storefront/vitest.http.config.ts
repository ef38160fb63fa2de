import { unit } from '@lootboxes/tooling/vitest'

/** HTTP contracts of the production build, without a browser: see http/world.setup.ts. */
export default unit({
  test: {
    dir: 'http',
    include: ['*.test.ts'],
    globalSetup: ['http/world.setup.ts'],
    outputFile: { json: 'reports/http.json' },
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
  resolve: { alias: [{ find: /^@\//, replacement: `${import.meta.dirname}/src/` }] },
})
