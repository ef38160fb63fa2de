import { expect, test } from 'vitest'
import { drawLoot, seasonOf } from './draw-loot'
import { drawCover, drawTicket } from './draw-ticket'
import { kinds, lootKinds, rarities } from './loot-kinds'
import { drawScene, drawSceneCover } from './scenes'

const all = lootKinds.flatMap(({ kind, rarity }) =>
  [1, 2, 3, 4, 5, 6].map((seed) => ({ seed, kind, rarity, svg: drawLoot({ seed, kind, rarity }) })),
)

test('the set has every kind once and a thousand copies', () => {
  expect(lootKinds.map(({ kind }) => kind)).toEqual([...kinds])
  expect(new Set(lootKinds.map(({ name }) => name)).size).toBe(lootKinds.length)
  expect(lootKinds.reduce((sum, { copies }) => sum + copies, 0)).toBe(1000)
})

test('the same options draw the same picture; another seed, another', () => {
  for (const { seed, kind, rarity, svg } of all) expect(drawLoot({ seed, kind, rarity })).toBe(svg)
  expect(new Set(all.map(({ svg }) => svg)).size).toBe(all.length)
})

test('drawings are small, well-formed and inert', () => {
  for (const { svg: drawn } of [...all, { svg: drawCover() }, { svg: drawTicket({ id: 1087 }) }]) {
    const svg = drawn.replace(/<style>[^<]*:target[^<]*<\/style>/, '').replace(' id="figure"', '')
    expect(svg).not.toMatch(/<(script|style|text|image|use|foreignObject)|href|url\(|\sid=|\son\w+=|NaN|undefined/)
    const opened = svg.match(/<[a-z]+/g)?.length
    const closed = (svg.match(/\/>/g)?.length ?? 0) + (svg.match(/<\/[a-z]+>/g)?.length ?? 0)
    expect(closed).toBe(opened)
  }
  expect(Math.max(...all.map(({ svg }) => svg.length))).toBeLessThan(6_200)
})

test('every drawing that a box sells has one silhouette, and covers have none', () => {
  const figures = (svg: string) => svg.split('<g id="figure">').length - 1
  for (const { svg } of all) expect(figures(svg)).toBe(1)
  for (const scene of ['photograph', 'street', 'study', 'court', 'card', 'island'] as const) {
    const drawn = drawScene(scene, 3, 'double')
    expect(figures(drawn), scene).toBe(1)
    expect(drawn).toContain('#figure:target')
    expect(drawSceneCover([scene], '#fff')).not.toContain('figure')
  }
})

test('each rarity has an edge of its own', () => {
  const edges = rarities.map((rarity) => drawLoot({ seed: 7, kind: 'rabbit', rarity, season: 'summer' }).slice(-420))
  expect(new Set(edges).size).toBe(4)
})

test('pose, palette and season change the drawing', () => {
  const base = { seed: 3, kind: 'fox', rarity: 'hatched', pose: 'sitting', palette: 0, season: 'summer' } as const
  const variants = [
    base,
    { ...base, pose: 'sleeping' },
    { ...base, palette: 2 },
    { ...base, season: 'winter' },
  ] as const
  expect(new Set(variants.map(drawLoot)).size).toBe(4)
  expect(drawLoot({ ...base, season: undefined })).toBe(drawLoot({ ...base, season: seasonOf(3) }))
})

test('two tickets never look alike', () => {
  expect(new Set(Array.from({ length: 300 }, (_, id) => drawTicket({ id }))).size).toBe(300)
})
