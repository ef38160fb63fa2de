import { unit } from '@lootboxes/tooling/vitest'

/** Properties and the engine toolkit take their time on a busy machine. */
export default unit({ test: { testTimeout: 60_000 } })
