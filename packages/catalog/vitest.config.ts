import { unit } from '@lootboxes/tooling/vitest'

/** A database in WASM takes its time on a busy machine, and its memory with it when it ends with its file's process. */
export default unit({
  test: {
    isolate: true,
    testTimeout: 180_000,
    hookTimeout: 180_000,
    maxWorkers: 2,
    globalSetup: ['src/testing/global-setup.ts'],
  },
})
