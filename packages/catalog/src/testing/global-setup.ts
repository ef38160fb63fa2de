import type { TestProject } from 'vitest/node'
import { makeTemplate } from './test-database'
import { migratedPostgres, startPostgres } from './test-postgres'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Of a server for the tests; empty where there is none. */
    postgres: string
    postgresMissing: string
    /** Its database with the catalog's tables. */
    postgresTemplate: string
  }
}

/** One PostgreSQL for all tests of a run, and the files of an empty PGlite. */
export default async function setup(project: TestProject) {
  await makeTemplate()
  const postgres = await startPostgres()
  project.provide('postgres', typeof postgres === 'string' ? '' : postgres.url)
  project.provide('postgresTemplate', typeof postgres === 'string' ? '' : await migratedPostgres(postgres.url))
  project.provide('postgresMissing', typeof postgres === 'string' ? postgres : '')
  return async () => {
    if (typeof postgres !== 'string') await postgres.stop()
  }
}
