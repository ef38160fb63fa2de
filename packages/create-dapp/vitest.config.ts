import { unit } from '@lootboxes/tooling/vitest'

/** Excludes the templates' tests, which `node integrations/run.mjs create` runs in created projects. */
export default unit({ test: { include: ['src/**/*.test.ts'] } })
