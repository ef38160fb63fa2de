import { unit } from '@lootboxes/tooling/vitest'

export default unit()
