import type { Random } from '../../../src/random'
import type { Season } from '../loot-kinds'
import { at, disc, dots, faded, glints, line, oval, shape } from './pen'
import { PAPER } from './sketch'

export type Place = 'hills' | 'wood' | 'pond' | 'shore' | 'garden' | 'desert' | 'snow' | 'night' | 'water'

type Light = {
  readonly sky: string
  readonly far: string
  readonly near: string
  readonly sun: string
  readonly bloom: string
}

const light: Readonly<Record<Season, Light>> = {
  spring: { sky: '#f9dfdc', far: '#bfdba0', near: '#8fc07a', sun: '#fff6df', bloom: '#f49fb6' },
  summer: { sky: '#bfe6ec', far: '#a8d38a', near: '#74b06b', sun: '#ffd65c', bloom: '#ffffff' },
  autumn: { sky: '#fbd9a6', far: '#e3a763', near: '#c27b46', sun: '#f2764b', bloom: '#d9483b' },
  winter: { sky: '#c3d7ee', far: '#e2ecf6', near: '#f6fafe', sun: '#fff3d6', bloom: '#ffffff' },
}
const dark: Readonly<Record<Season, Light>> = {
  spring: { sky: '#3c3f7a', far: '#4a5a8c', near: '#37476f', sun: '#fff1c4', bloom: '#f4b6d0' },
  summer: { sky: '#1f4a6b', far: '#2d6672', near: '#215058', sun: '#fff1c4', bloom: '#ffe36b' },
  autumn: { sky: '#4b2f57', far: '#6d3f58', near: '#532f45', sun: '#ffc48a', bloom: '#f2a53c' },
  winter: { sky: '#2a3c66', far: '#6f8ab3', near: '#9db4d2', sun: '#f5f8ff', bloom: '#ffffff' },
}

const hills = ({ far, near }: Light) =>
  shape('M0 268Q90 206 190 250T400 226V400H0z', far) + shape('M0 326Q110 282 220 316T400 300V400H0z', near)

const tree = (x: number, y: number, size: number, fill: string, round: boolean) =>
  at(
    x,
    y,
    line('M0 0v-34', '#7b5236', 9) + (round ? disc(0, -66, 40, fill) : shape('M-36-26L0-120L36-26z', fill)),
    size,
  )

const grounds: Readonly<Record<Place, (tone: Light, hand: Random) => string>> = {
  hills,
  wood: (tone, hand) => {
    const round = hand.chance(0.5)
    return (
      shape('M0 260Q200 220 400 258V400H0z', tone.far) +
      faded(
        0.75,
        tree(52, 276, 1.3, tone.near, round) +
          tree(352, 270, 1.5, tone.near, round) +
          tree(118, 262, 0.8, tone.near, !round),
      ) +
      shape('M0 322Q180 296 400 318V400H0z', tone.near)
    )
  },
  pond: (tone) =>
    shape('M0 250Q120 214 210 246T400 236V300H0z', tone.far) +
    shape('M0 280H400V400H0z', '#7cc0d8') +
    faded(0.7, line('M30 304h60M300 298h70M60 380h90M260 372h80', PAPER, 5)) +
    line('M36 300q-6-60 2-92M56 300q2-40-6-70', '#5b8f4f', 6) +
    oval(38, 204, 7, 19, '#7b5236') +
    oval(50, 226, 6, 16, '#7b5236') +
    oval(200, 338, 150, 24, '#6fb27a'),
  shore: (tone) =>
    shape('M0 240H400V400H0z', '#6db7d3') +
    faded(0.8, line('M20 262q20-10 40 0t40 0M250 256q20-10 40 0t40 0M330 284q16-8 32 0', PAPER, 5)) +
    shape('M0 330Q120 292 240 318T400 304V400H0z', '#f3dcaa') +
    shape('M58 376q14-22 28 0zM320 366l8-18l8 18l-18-11h20z', tone.bloom === '#ffffff' ? '#f49f8a' : tone.bloom),
  garden: (tone) =>
    shape('M0 282H400V400H0z', tone.far) +
    line('M24 290v-86M80 290v-86M320 290v-86M376 290v-86', PAPER, 20) +
    line('M0 224H110M0 262H110M290 224H400M290 262H400', PAPER, 12) +
    shape('M0 322Q200 302 400 322V400H0z', tone.near),
  desert: (tone) =>
    shape('M0 262l70-60h60l40 60l60-34h80l90 50V400H0z', '#e59a6b') +
    shape('M0 312Q130 278 240 306T400 292V400H0z', tone.near === '#ffffff' ? '#f1d3b0' : '#f3c583'),
  snow: (tone) =>
    shape('M-20 270L96 130L190 250L280 160L420 280V400H0z', '#9fb6cf') +
    shape('M96 130l34 44l-20-6l-14 14l-16-12l-20 8zM280 160l32 28l-20-2l-14 10l-16-10l-12 6z', PAPER) +
    shape('M0 310Q140 272 250 304T400 292V400H0z', tone.bloom === PAPER ? tone.near : '#f7fbff'),
  night: (tone) =>
    hills(tone) +
    faded(0.9, shape('M322 40a36 36 0 1 0 36 52a40 40 0 0 1-36-52z', tone.sun)) +
    glints(
      [
        [40, 60, 11],
        [96, 34, 8],
        [150, 70, 6],
        [70, 130, 8],
        [250, 44, 9],
        [368, 150, 8],
        [214, 88, 5],
      ],
      tone.sun,
    ),
  water: () =>
    shape('M0 0H400V400H0z', '#4fa3bf') +
    faded(0.35, shape('M60 0L0 150V0zM200 0L110 260L60 220L130 0zM330 0L300 240L240 200L270 0z', '#c9f0f2')) +
    shape('M0 340Q100 312 200 334T400 322V400H0z', '#ecd49d') +
    line('M40 344q-20-40 0-72t-6-64M66 346q14-30-2-58', '#3f8f6a', 11) +
    line('M352 336q16-34 0-62t6-52M330 340q-12-24 2-44', '#d9705f', 11),
}

const fallen = (fill: string, scraps: readonly (readonly [number, number, number])[], piece: string) =>
  scraps.map(([x, y, turn]) => at(x, y, shape(piece, fill), 1, turn)).join('')

const scattered = [
  [40, 90, 20],
  [346, 190, -40],
  [90, 40, 70],
  [300, 60, 10],
  [360, 110, 120],
  [30, 200, -20],
  [130, 110, 50],
] as const

const weather = (season: Season, tone: Light, place: Place): string => {
  if (place === 'water') return ''
  if (season === 'winter')
    return dots(
      [
        [40, 80],
        [100, 40],
        [350, 170],
        [300, 50],
        [36, 190],
        [372, 90],
        [150, 70],
        [64, 140],
        [330, 240],
      ],
      11,
      PAPER,
    )
  if (season === 'autumn') return fallen(tone.bloom, scattered, 'M-12 0q12-14 24 0q-12 14-24 0z')
  if (season === 'spring') return fallen(tone.bloom, scattered, 'M-8 0q4-10 10-6q8 0 4 8q-10 6-14-2z')
  return place === 'night'
    ? ''
    : faded(
        0.9,
        at(36, 92, shape('M0 16q0-14 16-12q6-18 24-8q20-4 20 14q10 2 6 10h-62q-6 0-4-4z', PAPER)) +
          at(286, 150, shape('M0 16q0-14 16-12q6-18 24-8q20-4 20 14q10 2 6 10h-62q-6 0-4-4z', PAPER), 0.8),
      )
}

/** Other hours of the same season: a morning, and an evening that is still light. */
const otherSkies: Readonly<Record<Season, readonly [string, string]>> = {
  spring: ['#d9efe4', '#fdeebd'],
  summer: ['#ffe3ae', '#cfe3fa'],
  autumn: ['#f3e6c4', '#f6c7b4'],
  winter: ['#e3dcf0', '#bfe0e2'],
}

export type Backdrop = {
  readonly scene: string
  readonly sun: readonly [x: number, y: number, colour: string]
  readonly isDark: boolean
  readonly sky: string
}

/** Where and when: sky, ground and weather. The sun is left to the rarity, which draws it. */
export function backdrop(place: Place, season: Season, hand: Random): Backdrop {
  const isDark = place === 'night'
  const tone = (isDark ? dark : light)[season]
  return {
    isDark,
    sky: isDark ? tone.sky : hand.pick([tone.sky, ...otherSkies[season]]),
    sun: [hand.pick([76, 318, 326, 90]), Math.round(hand.between(70, 96)), tone.sun],
    scene: grounds[place](tone, hand) + weather(season, tone, place),
  }
}
