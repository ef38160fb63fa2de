import type { Kind, Rarity, Season } from './loot-kinds'
import { seasons } from './loot-kinds'
import { random } from './random'

export type Pose = 'sitting' | 'waving' | 'sleeping' | 'holding'

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

/** A square SVG drawing (viewBox 400 by 400): same options, same text. No scripts, fonts or outside references. */
export function drawLoot({ seed, kind, rarity, season = seasonOf(seed) }: DrawLootOptions): string {
  const colour = Math.floor(random(`${seed}:${kind}:${rarity}:${season}`).next() * 360)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400"><rect width="400" height="400" fill="oklch(.85 .08 ${colour})"/></svg>`
}
