import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ActivityFeed } from '../marketplace/activity-feed'
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
const box = { address: 'component_loc1box', name: 'Hug' }
/** The sentence of a row, without its default actor. */
const text = (own: Partial<ActivityRecord>, isAboutOne?: boolean) =>
  /<p[^>]*>(.*?)<\/p>/
    .exec(renderToStaticMarkup(<ActivityFeed rows={[activityRow(row(own), market, isAboutOne)]} />))?.[1]
    ?.replace(/<[^>]*>/g, '')
    .replace(/^An account /, '')

test.each([
  [{ kind: 'Bought', count: 3, amount: '6', box }, 'bought 3 tickets of Hug for 6 XRD'],
  [{ kind: 'Bought', count: 1, amount: '2' }, 'bought 1 ticket for 2 XRD'],
  [{ kind: 'Revealed', count: 2, things: [thing(1, true), thing(2, true)] }, 'revealed 2 tickets: No. 1, 2'],
  [{ kind: 'Claimed', count: 1, things: [{ ...thing(9), rarity: 'foil' }] }, 'redeemed Beanling No. 9, legendary'],
  [
    { kind: 'Claimed', count: 5, things: [1, 2, 3, 4].map((id) => thing(id)) },
    'redeemed Beanling No. 1, Beanling No. 2, Beanling No. 3 and 2 more',
  ],
  [
    { kind: 'Minted', count: 12, collection: { address: collection, name: 'Tidepool' } },
    'created 12 items of Tidepool',
  ],
  [{ kind: 'Drawn', things: [thing(4, true)] }, 'The box chose the item for ticket No. 4'],
  [
    { kind: 'Drawn', count: 2, box, things: [thing(4, true), thing(5, true)] },
    'Hug chose the items for tickets No. 4, 5',
  ],
  [{ kind: 'Other', method: 'set_price', things: [thing(4, true)] }, 'sent a transaction, set price: No. 4'],
  [{ kind: 'Other' }, 'sent a transaction'],
] as const)('%o reads "%s"', (own, expected) => expect(text(own as Partial<ActivityRecord>)).toBe(expected))

test('in the history of an item a line counts the other items', () => {
  expect(text({ count: 5, things: [thing(1)] }, true)).toBe('redeemed this item and 4 others')
  expect(text({ kind: 'Transfer', things: [thing(1)] }, true)).toBe('transferred this item')
})

test('a line shows the first picture of its loot, or that of the box', () => {
  const ticket = { ...thing(3, true), hasPicture: true }
  const things = [ticket, thing(1), { ...thing(2), hasPicture: true }]
  const boxPicture = (address: string) => `${address}.svg`
  expect(activityRow(row({ things: [ticket], box }), { ...market, boxPicture }).picture).toBe(`${box.address}.svg`)
  expect(activityRow(row({ things }), market).picture).toBe(`/${collection}/#2#`)
  expect(activityRow(row({ things: [thing(1)] }), market).picture).toBeUndefined()
})

test('every kind of the catalog has its own word, for rows and filters', () => {
  const words = (['Bought', 'Revealed', 'Drawn', 'Claimed', 'Minted', 'Transfer', 'Other'] as const).map(
    activityKindText,
  )
  expect(words).toEqual(['Bought', 'Revealed', 'Item chosen', 'Redeemed', 'Created', 'Transfer', 'Other'])
  expect(activityRow(row({ kind: 'Drawn' }), market).kind).toBe('drawn')
})
