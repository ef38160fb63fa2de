/** Connections and migrations of a PostgreSQL, for the catalog and for the tables that an application keeps beside it. */
export { openPool } from './database/open-pool'
export { type Run, runOn } from './database/run'
export { applyMigrations, catalogMigrations, type Migrations, migratePostgres } from './migrate-database'
