import { unit } from '@lootboxes/tooling/vitest'

export default unit({ test: { include: ['worlds/**/*.test.ts'] } })
