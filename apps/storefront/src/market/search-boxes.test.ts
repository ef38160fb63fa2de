import { expect, test } from 'vitest'
import { presets } from '../../lootboxes.config'
import { searchBoxes } from './search-boxes'

const boxes = presets.devnet.lootbox.lootboxes
const [first] = boxes
const search = (query: string) => searchBoxes(boxes, query, 240)

test('finds a box by the beginnings of its words, ignoring case', () =>
  expect(search('ECO sys')).toEqual({ kind: 'boxes', boxes }))
test('finds the box of a ticket address', () =>
  expect(search(first?.ticketAddress ?? '')).toEqual({ kind: 'boxes', boxes: [first] }))
test('redirects a component address to its page', () =>
  expect(search(` ${first?.componentAddress} `)).toEqual({ kind: 'redirect', path: `/${first?.componentAddress}` }))
test('recognises other addresses', () =>
  expect(search('account_loc129fvxg3ldcx3gjajquhyf8cxadzte3ckts262qgnlaulhe72synh08').kind).toBe('other-address'))
test.each(['', '   ', 'zebra', 'old'])('%j finds nothing', (query) =>
  expect(search(query)).toEqual({ kind: 'boxes', boxes: [] }),
)
