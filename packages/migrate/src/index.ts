export { type MigratedFile, type MigrateError, type MigrateOptions, migrateProject } from './migrate-project'
export type { Note } from './migrate-source'
