import type { Random } from '../../../src/random'

export type Colours = {
  readonly body: string
  readonly dark: string
  readonly light: string
  readonly accent: string
}

export type Pose = 'sitting' | 'waving' | 'sleeping' | 'holding'

/** The input of a kind's drawing: its colours, its pose, and a seeded source of random numbers. */
export type Sketch = {
  readonly colours: Colours
  readonly pose: Pose
  readonly hand: Random
}

/** A drawn kind: the figure, and where a wreath or crown would sit (x, y and half width). */
export type Figure = {
  readonly figure: string
  readonly top: readonly [x: number, y: number, reach: number]
}

export const INK = '#1d2233'
export const PAPER = '#fffdf4'
export const GOLD = '#e9b93f'
