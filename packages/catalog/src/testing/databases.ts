import { inject } from 'vitest'
import { freshPglite } from './test-database'
import { freshPostgres } from './test-postgres'

export type TestDatabase = { readonly where: string; readonly remove: () => void }

/** The databases of the suites; PostgreSQL only if its server is installed. */
export const databases = [
  {
    name: 'PGlite',
    missing: '',
    make: async (): Promise<TestDatabase> => {
      const { path, remove } = await freshPglite()
      return { where: path, remove }
    },
  },
  {
    name: 'PostgreSQL',
    missing: inject('postgresMissing'),
    make: async (): Promise<TestDatabase> => ({
      where: await freshPostgres(inject('postgres'), { template: inject('postgresTemplate') }),
      remove: () => undefined,
    }),
  },
] as const

/** Creates an empty database of the quickest kind that is installed. */
export const quickestDatabase = (): Promise<TestDatabase> => databases[inject('postgres') === '' ? 0 : 1].make()
