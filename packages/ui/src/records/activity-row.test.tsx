import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ActivityFeed } from '../marketplace/activity-feed'
import { type ActivityRecord, activityKindText, activityRows } from './activity-row'
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
    .exec(renderToStaticMarkup(<ActivityFeed rows={activityRows([row(own)], market, isAboutOne)} />))?.[1]
    ?.replace(/<[^>]*>/g, '')
    .replace(/^An account /, '')

test.each([
  [{ kind: 'Bought', count: 3, amount: '6', box }, 'bought 3 tickets of Hug for 6 XRD'],
  [{ kind: 'Bought', count: 1, amount: '2' }, 'bought 1 ticket for 2 XRD'],
  [{ kind: 'Revealed', count: 2, things: [thing(1, true), thing(2, true)] }, 'revealed 2 tickets: No. 1, 2'],
  [{ kind: 'Claimed', count: 1, things: [{ ...thing(9), rarity: 'foil' }] }, 'redeemed Beanling No. 9 (legendary)'],
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
  [
    { kind: 'Drawn', box, things: [{ ...thing(9), rarity: 'foil' }, thing(4, true)] },
    'Hug chose Beanling No. 9 (legendary) for ticket No. 4',
  ],
  [{ kind: 'Other', method: 'set_price', things: [thing(4, true)] }, 'sent a transaction, set price: No. 4'],
  [{ kind: 'Other' }, 'sent a transaction'],
] as const)('%o reads "%s"', (own, expected) => expect(text(own as Partial<ActivityRecord>)).toBe(expected))

test('in the history of an item a line counts the other items', () => {
  expect(text({ count: 5, things: [thing(1)] }, true)).toBe('redeemed this item and 4 others')
  expect(text({ kind: 'Transfer', things: [thing(1)] }, true)).toBe('transferred this item')
})

test('a reveal shows the art of its box and the pictures of its loot; another line the first of both', () => {
  const ticket = { ...thing(3, true), hasPicture: true }
  const loot = { ...thing(2), rarity: 'foil', hasPicture: true }
  const boxPicture = (address: string) => `${address}.svg`
  const pictures = (own: Partial<ActivityRecord>) => {
    const [line] = activityRows([row({ box, ...own })], { ...market, boxPicture })
    return [line?.picture, line?.pictures]
  }
  const things = [ticket, thing(1), loot]
  expect(pictures({ kind: 'Drawn', things })).toEqual([
    `${box.address}.svg`,
    [{ src: `/${collection}/#2#`, rarity: 'foil' }],
  ])
  expect(pictures({ things })).toEqual([`/${collection}/#2#`, undefined])
  expect(pictures({ things: [ticket] })).toEqual([`${box.address}.svg`, undefined])
})

test('a reveal and the draw of its tickets are one line, with the items', () => {
  const tickets = [thing(4, true), thing(5, true)]
  const draw = row({ id: '9-0', kind: 'Drawn', count: 2, box, things: [thing(9), thing(8), ...tickets] })
  const other = row({ id: '8-0', kind: 'Bought' })
  const reveal = row({ id: '7-0', kind: 'Revealed', count: 2, box, things: tickets })
  const idsOf = (...records: readonly ActivityRecord[]) => activityRows(records, market).map(({ id }) => id)
  expect(idsOf(draw, other, reveal)).toEqual(['8-0', '7-0'])
  expect(idsOf(draw, other)).toEqual(['9-0', '8-0'])
  expect(idsOf(draw, { ...reveal, things: tickets.slice(1) })).toEqual(['9-0', '7-0'])
  expect(activityRows([draw, reveal], market, true)).toHaveLength(2)
  const [line] = activityRows([draw, reveal], market)
  const html = renderToStaticMarkup(<ActivityFeed rows={line ? [line] : []} />).replace(/<[^>]*>/g, '')
  expect(html).toContain('revealed 2 tickets of Hug: Beanling No. 9, Beanling No. 8')
})

test('every kind of the catalog has its own word, for rows and filters', () => {
  const words = (['Bought', 'Revealed', 'Drawn', 'Claimed', 'Minted', 'Transfer', 'Other'] as const).map(
    activityKindText,
  )
  expect(words).toEqual(['Bought', 'Revealed', 'Item chosen', 'Redeemed', 'Created', 'Transfer', 'Other'])
  expect(activityRows([row({ kind: 'Drawn' })], market)[0]?.kind).toBe('drawn')
})
