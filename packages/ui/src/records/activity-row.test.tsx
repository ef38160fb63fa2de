import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type ActivityRecord, activityKindText, activityRow } from './activity-row'
import type { Market } from './market'

const collection = 'resource_loc1n2ppz8gw8ygl9smmw764khwe4qdywg7s9k0dfy4sel2ghdaeqmvwkz'
const thing = (id: number, isTicket = false) => ({
  collection,
  localId: `#${id}#`,
  name: 'Beanling',
  rarity: 'plain',
  isTicket,
})
const row = (own: Partial<ActivityRecord>): ActivityRecord => ({
  id: '7-0',
  at: 0,
  kind: 'Claimed',
  count: 1,
  things: [],
  ...own,
})
const path = (...parts: readonly string[]) => `/${parts.join('/')}`
const paths = { account: path, box: path, collection: path, item: path, media: path, receipt: path }
const market: Market = { paths, unit: 'XRD' }
const text = (own: Partial<ActivityRecord>, isAboutOne?: boolean) =>
  renderToStaticMarkup(<p>{activityRow(row(own), market, isAboutOne).what}</p>).replace(/<[^>]*>/g, '')

test.each([
  [{ kind: 'Bought', count: 3, amount: '6' }, '3 tickets, 6 XRD'],
  [{ kind: 'Bought', count: 1, amount: '2' }, '1 ticket, 2 XRD'],
  [{ kind: 'Revealed', count: 2, things: [thing(1, true), thing(2, true)] }, '2 tickets: No. 1, 2'],
  [{ kind: 'Claimed', count: 1, things: [{ ...thing(9), rarity: 'foil' }] }, 'Beanling No. 9, legendary'],
  [
    { kind: 'Claimed', count: 5, things: [1, 2, 3, 4].map((id) => thing(id)) },
    'Beanling No. 1, Beanling No. 2, Beanling No. 3 and 2 more',
  ],
  [{ kind: 'Minted', count: 12, collection: { address: collection, name: 'Tidepool' } }, '12 items of Tidepool'],
  [{ kind: 'Drawn', things: [thing(4, true)] }, 'The item for ticket No. 4'],
  [{ kind: 'Drawn', count: 2, things: [thing(4, true), thing(5, true)] }, 'The items for tickets No. 4, 5'],
  [{ kind: 'Other', method: 'set_price', things: [thing(4, true)] }, 'set price: No. 4'],
  [{ kind: 'Other' }, 'A transaction'],
] as const)('%o reads "%s"', (own, expected) => expect(text(own as Partial<ActivityRecord>)).toBe(expected))

test('in the history of an item a line counts the other items', () => {
  expect(text({ count: 5, things: [thing(1)] }, true)).toBe('This and 4 others')
  expect(text({ kind: 'Transfer', things: [thing(1)] }, true)).toBe('This alone')
})

test('every kind of the catalog has its own word, for rows and filters', () => {
  const words = (['Bought', 'Revealed', 'Drawn', 'Claimed', 'Minted', 'Transfer', 'Other'] as const).map(
    activityKindText,
  )
  expect(words).toEqual(['Bought', 'Revealed', 'Item chosen', 'Redeemed', 'Created', 'Transfer', 'Other'])
  expect(activityRow(row({ kind: 'Drawn' }), market).kind).toBe('drawn')
})
