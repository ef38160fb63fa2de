import { unit } from '@lootboxes/tooling/vitest'

/** A database in WASM takes its time on a busy machine. */
export default unit({
  test: {
    testTimeout: 180_000,
    hookTimeout: 180_000,
    maxWorkers: 2,
    globalSetup: ['src/testing/global-setup.ts'],
  },
})
