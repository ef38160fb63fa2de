/** Opening and serving the database of a catalog, for the process that writes it. */
export { isPostgresUrl } from './database/open-database'
export { type ServeOptions, serveCatalog } from './serve-catalog'
