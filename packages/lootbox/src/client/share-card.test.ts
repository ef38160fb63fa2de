// @vitest-environment jsdom
import { fakeClock } from '@lootboxes/ledger/testing'
import { expect, onTestFinished, test, vi } from 'vitest'
import { fetchCard, shareCard } from './share-card'

/** A server that answers with these statuses, one for each request. */
function serve(...statuses: number[]) {
  const fetch = vi.fn(() => Promise.resolve(new Response('card', { status: statuses.shift() ?? 200 })))
  vi.stubGlobal('fetch', fetch)
  onTestFinished(() => void vi.unstubAllGlobals())
  return fetch
}

test('a card is fetched again while the catalog does not answer', async () => {
  const clock = fakeClock()
  const fetch = serve(503, 200)
  const card = fetchCard('/cards/a/1', clock)
  await clock.advance(2_000)
  expect(await (await card).text()).toBe('card')
  expect(fetch).toHaveBeenCalledTimes(2)
})

test('a card that does not exist fails at once', async () => {
  const fetch = serve(404)
  await expect(fetchCard('/cards/a/1', fakeClock())).rejects.toThrow('The card answered 404.')
  expect(fetch).toHaveBeenCalledTimes(1)
})

test.each([
  ['NotAllowedError', 'saved'],
  ['AbortError', 'rejected'],
])('a share sheet that ends with %s: %s', async (name, expected) => {
  serve(200)
  vi.stubGlobal('navigator', { canShare: () => true, share: () => Promise.reject(new DOMException('no', name)) })
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:card', revokeObjectURL: () => undefined }))
  const saved: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  onTestFinished(() => void vi.restoreAllMocks())
  const shared = shareCard({ name: '“Moss” & 2', boxTitle: 'Hug!', card: '/cards/a/1', link: 'http://site.test/' })
  expect(await shared.catch(() => 'rejected')).toBe(expected)
  expect(saved).toEqual(expected === 'saved' ? ['moss-2-hug.png'] : [])
})
