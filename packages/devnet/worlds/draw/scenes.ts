import { type Random, random } from '../../src/random'
import { figures } from './drawn/figures'
import { at, disc, dots, faded, line, moved, oval, shape, spikes, spokes } from './drawn/pen'
import { edge } from './drawn/rarity'
import { figureOf, withSilhouette } from './drawn/silhouette'
import { INK, PAPER } from './drawn/sketch'
import { type Kind, kinds, type Rarity } from './loot-kinds'

type Palette = readonly [back: string, ...colours: [string, string, string, string]]

const palettes: readonly [Palette, ...Palette[]] = [
  ['#f6e7cb', '#c8553d', '#588b8b', '#f28f3b', '#2f3e46'],
  ['#dbe9f4', '#274060', '#ff9770', '#ffd670', '#335c81'],
  ['#fde2e4', '#6d597a', '#e56b6f', '#eaac8b', '#355070'],
  ['#e9edc9', '#606c38', '#dda15e', '#bc6c25', '#283618'],
  ['#e0e1dd', '#1b263b', '#778da9', '#f4a261', '#415a77'],
]

const field = (fill: string): string => `<rect width="400" height="400" fill="${fill}"/>`
const box = (x: number, y: number, width: number, height: number, fill: string, round = 0): string =>
  `<rect x="${Math.round(x)}" y="${Math.round(y)}" width="${Math.round(width)}" height="${Math.round(height)}" rx="${round}" fill="${fill}"/>`

/** A ridge of hills from left to right. */
const ridge = (hand: Random, top: number, height: number, fill: string): string => {
  const points = [0, 100, 200, 300, 400].map((x) => `${x} ${Math.round(top + hand.between(-height, height))}`)
  return shape(`M-10 ${top}L${points.join('L')}L410 ${top}V410H-10z`, fill)
}

type Scene = (hand: Random, palette: Palette, number: number) => string

/** A landscape in a white photographic border. */
const photograph: Scene = (hand, [sky, dark, sun, light, night]) =>
  field(sky) +
  box(0, 120, 400, 130, light) +
  figureOf(
    disc(hand.between(110, 290), hand.between(110, 190), hand.between(32, 62), sun) +
      faded(0.6, ridge(hand, 230, 40, dark)) +
      ridge(hand, 280, 26, dark) +
      ridge(hand, 336, 16, night),
  ) +
  `<path d="M0 0H400V400H0zM44 44V340H356V44z" fill="${PAPER}" fill-rule="evenodd"/>`

/** A street at night: houses with lit windows. */
const street: Scene = (hand, [sky, dark, sun, light, night]) =>
  field(night) +
  disc(hand.between(60, 340), 80, 34, sky) +
  figureOf([0, 1, 2, 3, 4].map((column) => house(hand, column * 80, [dark, sun, light])).join('')) +
  box(0, 344, 400, 56, dark) +
  line('M20 372h60m60 0h60m60 0h60', light, 6)

const house = (hand: Random, x: number, [wall, lit, lamp]: readonly [string, string, string]): string => {
  const top = Math.round(hand.between(110, 230))
  const windows: string[] = []
  for (let y = top + 20; y < 320; y += 38)
    for (const left of [14, 46]) windows.push(box(x + left, y, 20, 24, hand.chance(0.6) ? lamp : wall))
  return box(x + 2, top, 76, 350 - top, hand.chance(0.5) ? lit : '#5b6c7d') + windows.join('')
}

/** Overlapping circles, bars and arcs. */
const study: Scene = (hand, [back, ...colours]) => {
  const parts = Array.from({ length: 7 }, (_, index) => {
    const colour = colours[index % colours.length] ?? back
    const [x, y] = [hand.between(70, 330), hand.between(70, 330)]
    const size = hand.between(30, 96)
    if (index % 3 === 0) return disc(Math.round(x), Math.round(y), Math.round(size), colour)
    if (index % 3 === 1) return box(x - size / 2, y - size / 2, size * 1.4, size * 0.7, colour)
    return line(
      `M${Math.round(x - size)} ${Math.round(y)}a${Math.round(size)} ${Math.round(size)} 0 0 1 ${Math.round(size * 2)} 0`,
      colour,
      22,
    )
  })
  return field(back) + figureOf(parts.map((part) => faded(0.88, part)).join(''))
}

/** Ink lines around a golden centre. */
const ink: Scene = (hand, [back, dark, gold]) => {
  const rings = Array.from({ length: 12 }, (_, index) => {
    const radius = 30 + index * 14
    const lean = Math.round(hand.between(-10, 10))
    return `M${200 - radius} ${200 + lean}a${radius} ${radius - lean} 0 1 0 ${radius * 2} 0a${radius} ${radius + lean} 0 1 0 ${-radius * 2} 0`
  })
  return (
    field(back) + line(rings.join(''), dark, 5) + spikes(200, 200, 9 + Math.floor(hand.between(0, 8)), 46, 22, gold)
  )
}

/** A ball over the lines of its court. */
const court: Scene = (hand, [back, dark, ball, lines, seam], number) =>
  field(number % 2 === 0 ? dark : seam) +
  line('M40 40H360V360H40zM40 200H360', lines, 6) +
  `<circle cx="200" cy="200" r="74" stroke="${lines}" stroke-width="6"/>` +
  figureOf(
    at(
      hand.between(150, 250),
      hand.between(150, 250),
      disc(0, 0, 84, ball) +
        line(
          [
            'M-84 0h168M0-84v168',
            'M-60-60q60 60 0 120m120-120q-60 60 0 120',
            'M-84-10q84 50 168 0m-168 20q84-50 168 0',
          ][number % 3] ?? '',
          back,
          7,
        ),
      1,
      hand.between(0, 90),
    ),
  )

/** A playing card with a creature and its strength in dots. */
const card: Scene = (hand, [back, dark, light], number) => {
  const kind: Kind = kinds[(number * 3) % kinds.length] ?? 'fox'
  const { draw, palettes: colours } = figures[kind]
  const { figure } = draw({ colours: colours[number % colours.length] ?? colours[0], pose: 'sitting', hand })
  return (
    field(dark) +
    box(54, 34, 292, 332, PAPER, 22) +
    box(74, 92, 252, 206, back, 10) +
    figureOf(
      `<svg x="74" y="92" width="252" height="206" viewBox="0 0 400 400" preserveAspectRatio="xMidYMid slice">${figure}</svg>`,
    ) +
    dots(
      Array.from({ length: 2 + (number % 6) }, (_, index) => [92 + index * 26, 64] as const),
      16,
      light,
    ) +
    line('M92 322h150m-150 22h90', dark, 9)
  )
}

/** A name plate: the letters are blocks of a made-up alphabet. */
const plate: Scene = (hand, [back, dark, light, accent]) =>
  field(back) +
  box(40, 130, 320, 140, dark, 26) +
  [0, 1, 2, 3].map((index) => at(70 + index * 68, 162, glyph(hand, index === 3 ? accent : light))).join('') +
  disc(200, 130, 12, PAPER) +
  line('M200 130V40', dark, 5)

const glyph = (hand: Random, fill: string): string =>
  [0, 1, 2]
    .flatMap((row) => [0, 1].map((column) => (hand.chance(0.65) ? box(column * 28, row * 28, 24, 24, fill, 6) : '')))
    .join('') + box(0, 56, 52, 24, fill, 6)

/** A key on a ribbon. */
const key: Scene = (hand, [back, dark, metal, light], number) =>
  field(back) +
  spokes(200, 200, 24, [150, 186], 5, light) +
  moved(
    `rotate(${Math.round(hand.between(-50, 50))} 200 200)`,
    line('M200 190V330', metal, 26) +
      line(
        ['M200 300h44m-44 26h30', 'M200 290h36m-36 36h50', 'M200 326h44m-44-44h24m-24 20h34'][number % 3] ?? '',
        metal,
        20,
      ) +
      spikes(200, 130, 5 + number, 70, number % 2 === 0 ? 54 : 66, metal) +
      disc(200, 130, 28, dark),
  )

/** A floating island of stacked layers. */
const island: Scene = (hand, [sky, dark, grass, sand, rock], number) =>
  field(sky) +
  disc(hand.between(70, 330), 80, 36, PAPER) +
  figureOf(
    shape('M70 232Q200 180 330 232Q300 320 200 376Q100 320 70 232z', rock) +
      oval(200, 232, 132, 48, number % 2 === 0 ? grass : sand) +
      [0, 1, 2, 3].map((index) => tower(hand, 120 + index * 52, [dark, sand])).join(''),
  ) +
  faded(0.7, oval(90, 140, 46, 14, PAPER) + oval(320, 166, 54, 16, PAPER))

const tower = (hand: Random, x: number, [wall, roof]: readonly [string, string]): string => {
  const height = hand.between(20, 86)
  const top = Math.round(232 - height)
  return box(x - 14, top, 28, height, wall, 3) + shape(`M${x - 20} ${top}h40l-20-26z`, roof)
}

/** A ticket to somewhere: stub, route and stops. */
const pass: Scene = (hand, [back, dark, light, accent]) =>
  field(back) +
  shape('M50 110H350v60a30 30 0 0 0 0 60v60H50v-60a30 30 0 0 0 0-60z', dark) +
  line(`M90 200q60 ${Math.round(hand.between(-70, 70))} 110 0t110 0`, light, 8) +
  dots(
    [
      [90, 200],
      [200, 200],
      [310, 200],
    ],
    26,
    accent,
  )

export const scenes = { photograph, street, study, ink, court, card, plate, key, island, pass } as const
export type SceneName = keyof typeof scenes

const rounded = (svg: string): string => svg.replace(/\d+\.\d+/g, (number) => String(Number(Number(number).toFixed(1))))

/** A square drawing (viewBox 400 by 400) of a scene, with the edge of its rarity. `#figure` is its silhouette. */
export function drawScene(scene: SceneName, number: number, rarity: Rarity): string {
  const hand = random(`${scene}:${number}`)
  const palette = hand.pick(palettes)
  const content = scenes[scene](hand, palette, number) + edge(rarity, INK)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" fill="none" stroke-linecap="round" stroke-linejoin="round">${withSilhouette(rounded(content))}</svg>`
}

/** The cover of a box (viewBox 640 by 400): three of its drawings on its colour. */
export function drawSceneCover(some: readonly SceneName[], colour: string): string {
  const cards = [0, 1, 2].map((index) => {
    const scene = some[index % some.length] ?? 'study'
    return `<svg x="${70 + index * 170}" y="${index === 1 ? 70 : 110}" width="160" height="160" viewBox="0 0 400 400">${drawScene(scene, index + 1, 'plain').replace(/^<svg[^>]*>|<style>.*<\/style>|<\/svg>$| id="figure"/g, '')}</svg>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 400" fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="M0 0H640V400H0z" fill="${colour}"/>${faded(0.25, spikes(320, 200, 18, 520, 120, PAPER))}${cards.join('')}</svg>`
}
