import { unit } from '@lootboxes/tooling/vitest'

export default unit({ test: { include: ['visual/*.test.ts'] } })
