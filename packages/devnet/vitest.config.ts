import { unit } from '@lootboxes/tooling/vitest'

export default unit({ test: { testTimeout: 30_000, hookTimeout: 60_000 } })
