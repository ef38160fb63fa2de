import { describe, expect, test } from 'vitest'
import { compareSheets, readSheet, type Tile, writeSheet } from './sheet'

/** Lines of "text" and a coloured area, so that the encoder has real input. */
function tile(id: string, width = 320, height = 160): Tile {
  const rgb = Buffer.alloc(width * height * 3, 250)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const ink = y % 12 < 2 && (x * 7 + y * 13) % 5 < 2
      const field = x > 20 && x < 120 && y > 40 && y < 80
      if (ink || field) rgb.set(ink ? [20, 24, 40] : [210, 90, 60], (y * width + x) * 3)
    }
  return { id, width, height, rgb }
}
const painted = (from: Tile, x: number, y: number, w: number, h: number, change: (value: number) => number): Tile => {
  const rgb = Buffer.from(from.rgb)
  for (let row = y; row < y + h; row += 1)
    for (let at = (row * from.width + x) * 3; at < (row * from.width + x + w) * 3; at += 1)
      rgb[at] = change(rgb[at] ?? 0)
  return { ...from, rgb }
}
const compared = async (before: Tile[], after: Tile[]) =>
  compareSheets(await readSheet(await writeSheet(before)), await readSheet(await writeSheet(after)))

const [one, two, three] = [tile('a--one'), tile('a--two', 500, 90), tile('a--three', 90, 300)]

describe('a sheet', () => {
  test('returns its tiles, and the same stories make the same sheet', async () => {
    const sheet = await readSheet(await writeSheet([one, two, three]))
    expect(sheet.map(({ id, width, height }) => [id, width, height])).toEqual([
      ['a--one', 320, 160],
      ['a--two', 500, 90],
      ['a--three', 90, 300],
    ])
    expect(await compared([one, two, three], [one, two, three])).toEqual([])
  })

  test('finds a mark of 4 x 4 in its story and in no other', async () => {
    const marked = painted(two, 300, 50, 4, 4, (value) => 255 - value)
    expect(await compared([one, two, three], [one, marked, three])).toEqual([
      expect.stringMatching(/^a--two: \d+ pixels differ$/),
    ])
  })

  test('finds an area that is slightly darker', async () => {
    const plain = painted(one, 0, 0, 320, 160, () => 200)
    const darker = painted(plain, 20, 40, 100, 40, (value) => value - 4)
    expect(await compared([plain, two], [darker, two])).toEqual([
      expect.stringMatching(/^a--one: another shade in \d+ of 64/),
    ])
  })

  test('reports stories with another size, new stories and missing stories', async () => {
    expect(await compared([one, two], [tile('a--one', 320, 162), three])).toEqual([
      'a--one: was 320 x 160 and is 320 x 162',
      'a--three: is new',
      'a--two: is gone',
    ])
  })

  test('rejects any other picture', async () => {
    await expect(readSheet(Buffer.from('GIF89a'))).rejects.toThrow()
  })
})
