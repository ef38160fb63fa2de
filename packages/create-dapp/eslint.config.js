import { typed } from '@lootboxes/tooling/eslint'

export default typed(import.meta.dirname, { ignores: ['templates'] })
