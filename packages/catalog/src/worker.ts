export type { Database, Writer } from './database/database'
export { isPostgresUrl, openDatabase } from './database/open-database'
export { migratePostgres } from './migrate-postgres'
export { type ServeOptions, serveCatalog } from './serve-catalog'
