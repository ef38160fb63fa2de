import { describe, expect, test } from 'vitest'
import { tables } from './case-figures'

const day = (n: number) => Date.UTC(2026, 10, n)
const kind = (rarity: string, printed: number, drawn: number) => ({
  collection: '',
  name: '',
  imageUrl: undefined,
  rarity,
  printed,
  drawn,
  left: printed - drawn,
  claimed: 0,
  printedShare: 0,
  drawnShare: 0,
  leftShare: 0,
})
const figures = {
  daily: [
    { dayMs: day(1), sold: 0, revealed: 0, claimed: 0 },
    { dayMs: day(2), sold: 3, revealed: 0, claimed: 0 },
    { dayMs: day(4), sold: 0, revealed: 2, claimed: 1 },
  ],
  box: {
    kinds: [kind('plain', 90, 10), kind('foil', 2, 1), kind('plain', 8, 0), kind('nonsense', 1, 0)],
    topHolders: [{ address: 'account_loc1"a', count: 2 }],
  },
}

describe('files', () => {
  test('days and edges carry what the charts show', () => {
    expect(tables['days.csv'](figures)).toBe(
      '"day","sold","revealed","redeemed"\r\n"2026-11-02",3,0,0\r\n"2026-11-03",0,0,0\r\n"2026-11-04",0,2,1\r\n',
    )
    expect(tables['edges.csv'](figures)).toBe(
      '"edge","printed","revealed","left"\r\n"foil",2,1,1\r\n"plain",99,10,89\r\n',
    )
  })

  test('a quote in a cell ends no cell', () => {
    expect(tables['holders.csv'](figures)).toBe('"account","tickets"\r\n"account_loc1""a",2\r\n')
  })
})
