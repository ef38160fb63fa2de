import { unit } from '@lootboxes/tooling/vitest'

/** Tests in the templates are for whoever creates a dApp; `node integrations/run.mjs create` runs them there. */
export default unit({ test: { include: ['src/**/*.test.ts'] } })
