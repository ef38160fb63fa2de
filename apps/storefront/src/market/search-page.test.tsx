import type { SearchAnswer } from '@lootboxes/catalog'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { SearchPage } from './search-page'

const readCatalog = vi.hoisted(() => vi.fn<(verb: string) => Promise<unknown>>())
vi.mock('@/ledger/catalog', () => ({ readCatalog }))
// These need the router.
vi.mock('@/client/search-box', () => ({ SearchBox: () => null }))
vi.mock('@/client/refresh-soon', () => ({ RefreshSoon: () => null }))

const address = 'resource_loc1tidepool'
const answer: SearchAnswer = {
  boxes: [],
  collections: [
    { key: address, title: 'Tidepool', path: undefined, imageUrl: undefined, excerpt: 'made of foam and salt' },
  ],
  items: [],
  help: [],
  totals: { boxes: 0, collections: 1, items: 0, help: 0 },
  jump: undefined,
  correctedTo: undefined,
}

beforeEach(() => vi.stubEnv('RADIX_NETWORK', 'devnet'))

test('a found collection has a link, although the catalog is too busy for the facts of its card', async () => {
  readCatalog.mockImplementation(async (verb) =>
    verb === 'search' ? { kind: 'answer', value: answer } : { kind: 'unavailable', reason: 'unreachable' },
  )
  const page = renderToStaticMarkup(await SearchPage({ searchParams: Promise.resolve({ q: 'tide' }) }))
  expect(page).toContain('1 result for')
  expect(page).toContain(`href="/collection/${address}"`)
  expect(page).toContain('… made of foam and salt …')
})

test('while the catalog does not answer, the page does not say that nothing matches', async () => {
  readCatalog.mockResolvedValue({ kind: 'unavailable', reason: 'The catalog does not answer' })
  const page = renderToStaticMarkup(await SearchPage({ searchParams: Promise.resolve({ q: 'tide' }) }))
  expect(page).toContain('The catalog does not answer')
  expect(page).not.toContain('No result for')
})

test('more help than the group shows has a link to all of it', async () => {
  const help = Array.from({ length: 10 }, (_, n) => ({ ...answer.collections[0], key: `${n}`, title: `Chapter ${n}` }))
  const value = { ...answer, collections: [], help, totals: { ...answer.totals, collections: 0, help: 12 } }
  readCatalog.mockResolvedValue({ kind: 'answer', value })
  const page = renderToStaticMarkup(await SearchPage({ searchParams: Promise.resolve({ q: 'tide' }) }))
  expect(page).toMatch(/href="\/search\?q=tide&amp;in=help"[^>]*>See all (<!-- -->)?12/)
  const all = renderToStaticMarkup(await SearchPage({ searchParams: Promise.resolve({ q: 'tide', in: 'help' }) }))
  expect(all).toContain('Chapter 9')
  expect(all).not.toContain('See all')
})
