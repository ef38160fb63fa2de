import { errAsync, okAsync } from 'neverthrow'
import { expect, test, vi } from 'vitest'
import { createCatalogReader } from '../catalog-reader'
import { listResponse } from './list-response'

const asOf = { stateVersion: 7, ageMs: 0, ledgerAtMs: 0, reached: true, catchingUp: false }

/** A reader of a catalog whose verbs answer with these results. */
const readerOf = (results: Readonly<Record<string, unknown>>, onAnswer = vi.fn()) => {
  const verbs = Object.fromEntries(Object.entries(results).map(([name, result]) => [name, vi.fn(() => result)]))
  const ask = { maxWaitMs: 5 }
  // Only the verbs of the test exist; another one throws.
  const catalog = () => verbs as never
  return { verbs, ask, onAnswer, read: createCatalogReader({ catalog, ask: () => ask, onAnswer }) }
}

test('a page of activity is asked for by the parameters of the address', async () => {
  const { read, verbs, ask, onAnswer } = readerOf({ listActivity: okAsync({ items: [], total: 0, asOf }) })
  const response = await listResponse(read, 'activity', { kind: 'Bought', account: 'account_loc1a' }, 40)
  expect(await response?.json()).toEqual({ rows: [], total: 0, stateVersion: 7 })
  expect(verbs.listActivity).toHaveBeenCalledWith(
    expect.objectContaining({ kind: 'Bought', account: 'account_loc1a', limit: 40 }),
    ask,
  )
  expect(onAnswer).toHaveBeenCalledWith(asOf)
})

test('an album has the names of its kinds cleaned, and the odds of the draws that have some', async () => {
  const kind = {
    collection: 'resource_loc1a',
    localId: '#1#',
    name: '\u202e',
    description: 'Naps\u202e',
    rarity: 'foil',
    hasPicture: false,
    left: 1,
  }
  const item = { collection: 'resource_loc1a', localId: '#1#' }
  const { read } = readerOf({
    getAlbum: okAsync({ album: { kinds: [{ ...kind, owned: 1, waiting: 0 }] }, asOf }),
    listPulls: okAsync({ items: [{ item, odds: { kindLeft: 1, allLeft: 66 } }, { item }], asOf }),
  })
  const response = await listResponse(read, 'album', { account: 'account_loc1a', box: 'component_loc1a' }, 40)
  expect(await response?.json()).toMatchObject({
    kinds: [{ name: 'Without a name', description: 'Naps', owned: 1 }],
    draws: [{ ...item, kindLeft: 1, allLeft: 66 }],
    stateVersion: 7,
  })
})

test('the properties of an item have the number of items with the same value, where it is counted', async () => {
  const item = {
    attributes: [
      { name: 'kind', value: 'bear', alike: 91 },
      { name: 'note', value: '' },
    ],
    supply: 910,
  }
  const { read, verbs, ask } = readerOf({ getItem: okAsync({ item, asOf }) })
  const response = await listResponse(read, 'properties', { item: 'resource_loc1a:#1#' }, 40)
  expect(await response?.json()).toEqual({ fields: [{ name: 'kind', alike: 91 }, { name: 'note' }], supply: 910 })
  expect(verbs.getItem).toHaveBeenCalledWith({ collection: 'resource_loc1a', localId: '#1#' }, ask)
})

test.each([
  [{ kind: 'bad-request', field: 'cursor' }, 400],
  [{ kind: 'not-found', what: 'resource_loc1a' }, 404],
  [{ kind: 'bad-cursor', cursor: 'x' }, 410],
  [{ kind: 'unavailable', cause: 'off' }, 503],
])('%o is answered with %i', async (error, status) => {
  const { read } = readerOf({ listItems: errAsync(error) })
  expect((await listResponse(read, 'items', {}, 40))?.status).toBe(status)
})

test('another name has no list', async () => {
  expect(await listResponse(readerOf({}).read, 'holders', {}, 40)).toBeUndefined()
})
