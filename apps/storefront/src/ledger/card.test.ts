import { rarities } from '@lootboxes/ui'
import { expect, test } from 'vitest'
import { drawCard } from './card'

test.each(rarities)('a card is drawn in the frame of a %s edge', async (rarity) => {
  const png = await drawCard({
    title: 'Old Acorn No. 340',
    note: 'Eco Plants',
    facts: [{ label: 'Paid', value: '2 XRD' }],
    rarity,
    picture: undefined,
    instead: 'No. 340',
  })
  expect(Buffer.from(png).subarray(1, 4).toString()).toBe('PNG')
  expect(png.byteLength).toBeGreaterThan(5_000)
})

test('a card of several items is a PNG of 1200 by 630 px', async () => {
  const frame = { rarity: 'double', picture: undefined } as const
  const png = Buffer.from(
    await drawCard({ title: '2 of 24', note: 'Hug', facts: [], ...frame, instead: 'Empty', more: [frame] }),
  )
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
})
