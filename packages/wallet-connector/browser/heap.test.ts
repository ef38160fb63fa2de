import { afterAll, beforeAll, expect, test } from 'vitest'
import { heapGrowth } from '../bench/heap-growth'
import { type OpenPage, openPage } from '../bench/open-page'

/** A kept id alone is 20 bytes, its text outside the heap not counted, and a place in a list. */
const FLAT = 10

let open: OpenPage
beforeAll(async () => {
  open = await openPage()
})
afterAll(() => open.close())

test('1,000 requests one after another leave the heap flat', async () => {
  expect(await heapGrowth(open, 'ours')).toBeLessThan(FLAT)
})

test('a connector that kept nothing but the ids would not pass', async () => {
  expect(await heapGrowth(open, 'leaking')).toBeGreaterThan(1.5 * FLAT)
})
