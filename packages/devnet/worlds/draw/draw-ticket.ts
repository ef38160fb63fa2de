import { random } from '../../src/random'
import { figures } from './drawn/figures'
import { at, line, moved, oval, shape, spikes, spokes } from './drawn/pen'
import { INK, PAPER, type Pose } from './drawn/sketch'
import type { Kind } from './loot-kinds'

const svg = (width: number, height: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" fill="none" stroke-linecap="round" stroke-linejoin="round">${content}</svg>`

const pose = (kind: Kind, seed: number | string, usual: Pose, palette = 0) => {
  const { draw, palettes } = figures[kind]
  return draw({ colours: palettes[palette] ?? palettes[0], pose: usual, hand: random(seed) }).figure
}

/** Part of one drawing inside another, clipped without an id. */
const window = (x: number, y: number, width: number, height: number, viewBox: string, content: string) =>
  `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${viewBox}" preserveAspectRatio="xMidYMid slice">${content}</svg>`

/** Bars from the ticket's id: the same id always prints the same bars, and two ids hardly ever do. */
const barsOf = (id: number | string, width: number): readonly (readonly [x: number, width: number])[] => {
  const hand = random(`bars:${id}`)
  const bars: [number, number][] = []
  for (let x = 0; x < width - 4; ) {
    const bar = 1 + Math.floor(hand.next() * 4)
    bars.push([x, bar])
    x += bar + 1 + Math.floor(hand.next() * 3)
  }
  return bars
}

const stubPath =
  'M16 0H426a18 18 0 0 0 36 0H584a16 16 0 0 1 16 16V344a16 16 0 0 1-16 16H462a18 18 0 0 0-36 0H16a16 16 0 0 1-16-16V16A16 16 0 0 1 16 0z'

export type DrawTicketOptions = { id: number | string }

/** A ticket as printed (viewBox 600 by 360): the cover on the left, perforation, and a stub with the id's bars. */
export function drawTicket({ id }: DrawTicketOptions): string {
  const bars = barsOf(id, 96)
    .map(([x, width]) => `M${476 + x} 150h${width}v130h${-width}z`)
    .join('')
  return svg(
    600,
    360,
    shape(stubPath, '#f4d06f') +
      window(14, 14, 416, 332, '0 0 640 400', cover) +
      `<path d="M444 26V336" stroke="#8a6a1f" stroke-width="4" stroke-dasharray="1 13"/>` +
      shape(bars, INK) +
      at(
        524,
        84,
        spikes(0, 0, 12, 40, 33, INK) + shape('M0 20c-34-22-22-46-4-34q4 4 4 6q0-2 4-6c18-12 30 12-4 34z', '#f4d06f'),
      ) +
      line('M476 312h96', INK, 4),
  )
}

const rays = spikes(320, 250, 18, 520, 120, '#ffe9ad')

const cover =
  `<path d="M0 0H640V400H0z" fill="#fbd28a"/>` +
  rays +
  spokes(320, 236, 40, [188, 196], 7, '#f2b352') +
  oval(320, 236, 172, 172, '#fff3d1') +
  shape('M-20 300Q110 214 250 262T470 236T660 262V400H-20z', '#a9cf8f') +
  at(36, 150, pose('sunflower', 5, 'waving'), 0.5) +
  at(404, 116, pose('toadstool', 3, 'sitting'), 0.5) +
  shape('M-20 346Q150 286 330 312T660 306V420H-20z', '#6fae63') +
  at(186, 76, pose('moss-bear', 9, 'holding'), 0.74) +
  at(84, 176, pose('rabbit', 4, 'waving', 1), 0.5) +
  at(384, 200, pose('fox', 8, 'sitting'), 0.46) +
  at(296, 252, pose('frog', 2, 'sitting', 1), 0.36) +
  at(-26, 222, pose('hedgehog', 6, 'sitting'), 0.42) +
  at(490, 226, pose('axolotl', 3, 'waving'), 0.38) +
  moved('translate(252 18)scale(.28)', pose('bird', 11, 'waving', 1)) +
  at(452, 14, shape('M0 16q0-14 16-12q6-18 24-8q20-4 20 14q10 2 6 10h-62q-6 0-4-4z', PAPER), 1.2)

/** The box's own picture (viewBox 640 by 400): a crowd of the set. */
export const drawCover = (): string => svg(640, 400, cover)
