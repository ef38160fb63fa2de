import { afterEach, expect, test, vi } from 'vitest'
import { listRoute } from './list-route'

vi.mock('next/headers', () => ({ cookies: () => Promise.resolve({ get: () => undefined }) }))

const get = (list: string) =>
  listRoute(new Request(`http://site.test/lists/${list}`), {
    params: Promise.resolve({ list: list.split('?')[0] ?? '' }),
  })

afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

/** A catalog worker that answers each question with an error. */
function answerWith(error: object, status: number) {
  vi.stubEnv('RADIX_NETWORK', 'devnet')
  vi.stubEnv('LOG_LEVEL', 'silent')
  vi.stubEnv('CATALOG_URL', 'http://catalog.test')
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ error }, { status })))
}

test.each([
  ['a cursor with keys of other types, such as Infinity', { kind: 'bad-request', field: 'cursor' }, 400],
  ['a cursor of an index that was built again', { kind: 'bad-cursor', cursor: 'x' }, 410],
  ['a text that no database can hold', { kind: 'bad-request', field: 'options' }, 404],
])('%s is the caller’s mistake, not a 503', async (_, error, status) => {
  answerWith(error, 503)
  expect((await get('items?cursor=x')).status).toBe(status)
  expect((await get('activity?cursor=x')).status).toBe(status)
})
