import { random } from '../../src/random'
import { figures } from './drawn/figures'
import { faded, oval } from './drawn/pen'
import { backdrop } from './drawn/place'
import { edge, sunOf, worn } from './drawn/rarity'
import { figureOf, withSilhouette } from './drawn/silhouette'
import { INK, type Pose } from './drawn/sketch'
import type { Kind, Rarity, Season } from './loot-kinds'
import { seasons } from './loot-kinds'

export type { Pose }

export type DrawLootOptions = {
  seed: number | string
  kind: Kind
  rarity: Rarity
  pose?: Pose | undefined
  /** Index of one of the kind's palettes. */
  palette?: number | undefined
  season?: Season | undefined
}

/** The season a seed falls in when the loot's own data does not say. */
export const seasonOf = (seed: number | string): Season => random(`${seed}:season`).pick(seasons)

/** One decimal is finer than a print can show; two for opacities. */
const rounded = (svg: string): string =>
  svg.replace(/\d+\.\d+/g, (number) =>
    String(Number(Number(number).toFixed(Number(number) < 1 ? 2 : 1))).replace(/^0\./, '.'),
  )

const poses = ['sitting', 'sitting', 'waving', 'holding', 'holding', 'holding', 'sleeping'] as const

/** A square SVG drawing (viewBox 400 by 400): same options, same text. No scripts, fonts or outside references; the only id is `figure`. */
export function drawLoot({ seed, kind, rarity, pose, palette, season = seasonOf(seed) }: DrawLootOptions): string {
  const { draw, palettes, places } = figures[kind]
  const hand = random(`${seed}:${kind}`)
  const colours = palettes[palette ?? Math.floor(hand.next() * palettes.length)] ?? palettes[0]
  const usual = hand.pick(poses)
  const place = hand.pick(places)
  const { scene, sun, sky, isDark } = backdrop(place, season, hand)
  const { figure, top } = draw({ colours, pose: pose ?? usual, hand })
  const shown =
    `<rect width="400" height="400" fill="${sky}"/>` +
    (isDark ? '' : sunOf(rarity, sun, place !== 'water')) +
    scene +
    (isDark || place === 'water' ? sunOf(rarity, sun, false) : '') +
    faded(0.18, oval(200, 336, 118, 14, INK)) +
    figureOf(figure + worn(rarity, top)) +
    edge(rarity, colours.dark)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" fill="none" stroke-linecap="round" stroke-linejoin="round">${withSilhouette(rounded(shown))}</svg>`
}
