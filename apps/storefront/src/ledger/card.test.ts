import { rarities } from '@lootboxes/ui'
import { expect, test, vi } from 'vitest'
import { drawCard } from './card'

test.each(rarities)('a card is drawn in the frame of a %s edge', async (rarity) => {
  const content = {
    title: 'Old Acorn No. 340',
    note: 'Eco Plants',
    facts: [{ label: 'Paid', value: '2 XRD' }],
    rarity,
    picture: undefined,
    instead: 'No. 340',
  }
  const png = await drawCard(content, 'loot.test')
  expect(Buffer.from(png).subarray(1, 4).toString()).toBe('PNG')
  expect(png.byteLength).toBeGreaterThan(5_000)
})

test('a card of several items is a PNG of 1200 by 630 px', async () => {
  const frame = { rarity: 'double', picture: undefined } as const
  const png = Buffer.from(
    await drawCard(
      { title: '2 of 24', note: 'Hug', facts: [], ...frame, instead: 'Empty', more: [frame] },
      'loot.test',
    ),
  )
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
})

test('a letter that the font of the title lacks is drawn without a call to another site', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch')
  const facts = [{ label: 'Owner', value: 'Łódź' }]
  await drawCard(
    { title: 'Ďáblík', note: '“Šumava…”', facts, rarity: 'foil', picture: undefined, instead: 'ż' },
    'loot.test',
  )
  expect(fetched).not.toHaveBeenCalled()
})
