import { describe, expect, test } from 'vitest'
import { compareDraws, type DrawnKind } from './compare-draws'

const dice = (seed: number) => () => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
  return seed / 2 ** 32
}

const box = [
  { key: 'plain', total: 700 },
  { key: 'hatched', total: 200 },
  { key: 'double', total: 80 },
  { key: 'foil', total: 20 },
]

/** Draws without replacement; `weight` makes some kinds likelier than they should be. */
function draw(count: number, seed: number, weight: (key: string) => number = () => 1): DrawnKind[] {
  const roll = dice(seed)
  const left = box.map((kind) => ({ ...kind, left: kind.total }))
  for (let n = 0; n < count; n += 1) {
    let at = roll() * left.reduce((sum, kind) => sum + kind.left * weight(kind.key), 0)
    const hit = left.find((kind) => {
      at -= kind.left * weight(kind.key)
      return at < 0
    })
    if (hit) hit.left -= 1
  }
  return left.map(({ key, total, left: rest }) => ({ key, total, drawn: total - rest }))
}

test('rows: shares of what was held and of what was drawn', () => {
  const { rows, sample } = compareDraws([
    { key: 'a', total: 30, drawn: 10 },
    { key: 'b', total: 10, drawn: 10 },
  ])
  expect(sample).toBe(20)
  expect(rows).toEqual([
    { key: 'a', published: 0.75, observed: 0.5, draws: 10 },
    { key: 'b', published: 0.25, observed: 0.5, draws: 10 },
  ])
})

describe('verdict', () => {
  test.each([0, 1, 29])('%i draws are too few', (count) => {
    expect(compareDraws(draw(count, 1))).toMatchObject({ verdict: 'too-few', likelihood: undefined })
  })

  test('an empty box, one kind alone and a box drawn to its end prove nothing', () => {
    expect(compareDraws([])).toEqual({ rows: [], sample: 0, verdict: 'too-few', likelihood: undefined })
    expect(compareDraws([{ key: 'a', total: 100, drawn: 50 }]).verdict).toBe('too-few')
    expect(compareDraws(draw(1_000, 1)).verdict).toBe('too-few')
  })

  test('of 500 fair boxes hardly one is called out, at any fill', () => {
    const called = Array.from({ length: 500 }, (_, seed) => compareDraws(draw(50 + (seed % 900), seed)).verdict)
    expect(called.filter((verdict) => verdict === 'differs').length).toBeLessThanOrEqual(3)
    expect(called).not.toContain('too-few')
  })

  test('fair boxes spread evenly over likelihoods, also when nearly empty', () => {
    const likelihoods = Array.from({ length: 400 }, (_, seed) => compareDraws(draw(900, seed + 1_000)).likelihood ?? 0)
    const below = likelihoods.filter((likelihood) => likelihood < 0.5).length / 400
    expect(below).toBeGreaterThan(0.4)
    expect(below).toBeLessThan(0.6)
  })

  test('a box that keeps its foils is called out', () => {
    expect(compareDraws(draw(600, 3, (key) => (key === 'plain' ? 2 : 1))).verdict).toBe('differs')
  })
})

test('of a box that is nearly sold out the few pieces left decide nothing', () => {
  const { verdict } = compareDraws([
    { key: 'rare', total: 6, drawn: 5 },
    { key: 'common', total: 994, drawn: 994 },
  ])
  expect(verdict).toBe('too-few')
})
