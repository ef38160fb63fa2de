import { afterAll, beforeAll, expect, test } from 'vitest'
import { heapGrowth } from '../bench/heap-growth'
import { type OpenPage, openPage } from '../bench/open-page'

/** The limit is below 20 bytes, the size of a leaked id without its text, plus its slot in a list. */
const FLAT = 10

let open: OpenPage
beforeAll(async () => {
  open = await openPage()
})
afterAll(() => open.close())

test('1,000 sequential requests leave no growth of the heap', async () => {
  expect(await heapGrowth(open, 'ours')).toBeLessThan(FLAT)
})

test('the test detects a connector that stores the ids', async () => {
  expect(await heapGrowth(open, 'leaking')).toBeGreaterThan(1.5 * FLAT)
})
