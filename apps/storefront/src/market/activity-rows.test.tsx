import type { CatalogActivity } from '@lootboxes/catalog'
import type { ListedActivity } from '@lootboxes/catalog/lists'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { activityRow, shownActivity } from './activity-rows'

const collection = 'resource_loc1n2ppz8gw8ygl9smmw764khwe4qdywg7s9k0dfy4sel2ghdaeqmvwkz'
const thing = (id: number, isTicket = false) => ({
  collection,
  localId: `#${id}#`,
  name: 'Beanling',
  rarity: 'plain',
  isTicket,
})
const row = (own: Partial<ListedActivity>): ListedActivity => ({
  id: '7-0',
  stateVersion: 7,
  at: 0,
  kind: 'Claimed',
  count: 1,
  things: [],
  ...own,
})
const text = (own: Partial<ListedActivity>, isAboutOne?: boolean) =>
  renderToStaticMarkup(<p>{activityRow(row(own), 'XRD', isAboutOne).what}</p>).replace(/<[^>]*>/g, '')

test.each([
  [{ kind: 'Bought', count: 3, amount: '6' }, '3 tickets, 6 XRD'],
  [{ kind: 'Bought', count: 1, amount: '2' }, '1 ticket, 2 XRD'],
  [{ kind: 'Revealed', count: 2, things: [thing(1, true), thing(2, true)] }, '2 tickets: No. 1, 2'],
  [{ kind: 'Claimed', count: 1, things: [{ ...thing(9), rarity: 'foil' }] }, 'Beanling No. 9, foil'],
  [
    { kind: 'Claimed', count: 5, things: [1, 2, 3, 4].map((id) => thing(id)) },
    'Beanling No. 1, Beanling No. 2, Beanling No. 3 and 2 more',
  ],
  [{ kind: 'Minted', count: 12, collection: { address: collection, name: 'Tidepool' } }, '12 items of Tidepool'],
  [{ kind: 'Other', method: 'sweep', things: [thing(4, true)] }, 'sweep: No. 4'],
  [{ kind: 'Other' }, 'A transaction'],
] as const)('%o reads "%s"', (own, expected) => expect(text(own as Partial<ListedActivity>)).toBe(expected))

test('on the page of an item a line is about it', () => {
  expect(text({ count: 5, things: [thing(1)] }, true)).toBe('It and 4 others')
  expect(text({ kind: 'Transfer', things: [thing(1)] }, true)).toBe('It alone')
})

test('a draw that the box makes itself has its own label', () => {
  expect(activityRow(row({ kind: 'Other', method: 'draw', things: [thing(4, true)] }), 'XRD').kind).toBe('drawn')
  expect(activityRow(row({ kind: 'Other', method: 'sweep' }), 'XRD').kind).toBe('other')
})

test.each([
  ['draw', 'The loot of No. 4'],
  ['set_price', 'set price: No. 4'],
])('of the method %s a line reads "%s"', (method, expected) => {
  const drawn = { ...row({}), kind: 'Other', method, atMs: 0, things: [{ ...thing(4), kind: 'ticket' }] }
  expect(text(shownActivity(drawn as unknown as CatalogActivity))).toBe(expected)
})
