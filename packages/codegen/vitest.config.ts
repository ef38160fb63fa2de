import { unit } from '@lootboxes/tooling/vitest'

export default unit({ test: { include: ['src/**/*.test.ts'] } })
