/** Code of the storefront that the commands of `apps/catalog-worker` use. No file behind this entry may import Next. */
export { presetOf } from '../lootboxes.config'
export { type Env, parseEnv } from './config/env'
export { listEnvLootbox } from './config/env-lootbox'
export { searchableDocuments } from './content/documents'
export { siteMigrations } from './operations/migrations'
