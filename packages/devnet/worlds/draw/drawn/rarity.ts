import type { Rarity } from '../loot-kinds'
import { at, disc, faded, glints, line, shape, spikes, spokes } from './pen'
import { type Figure, GOLD, PAPER } from './sketch'

type Sun = readonly [x: number, y: number, colour: string]

const frame = (inset: number, width: number, stroke: string, rest = '') =>
  `<rect x="${inset}" y="${inset}" width="${400 - inset * 2}" height="${400 - inset * 2}" stroke="${stroke}" stroke-width="${width}" stroke-linejoin="miter"${rest}/>`

/** Drawn behind the figure: the sun of the rarity. */
export const sunOf = (rarity: Rarity, [x, y, colour]: Sun, hasSky: boolean): string => {
  if (rarity === 'foil') return faded(0.75, spikes(200, 210, 16, 330, 90, '#f6cf62') + disc(200, 210, 150, '#fbe08b'))
  if (!hasSky)
    return rarity === 'double' ? faded(0.5, disc(200, 200, 160, '#d7f4f2') + disc(200, 200, 124, '#eefbf5')) : ''
  if (rarity === 'double')
    return `${disc(x, y, 52, colour)}<circle cx="${x}" cy="${y}" r="66" stroke="${colour}" stroke-width="6"/>`
  if (rarity === 'hatched') return disc(x, y, 46, colour) + spokes(x, y, 14, [57, 70], 7, colour)
  return disc(x, y, 44, colour)
}

const blossoms = ['#f27a9b', PAPER, '#ffc247', PAPER, '#f27a9b'] as const

const wreath = ([x, y, reach]: Figure['top']): string =>
  reach === 0
    ? ''
    : line(`M${x - reach} ${y + 10}Q${x} ${y - 14} ${x + reach} ${y + 10}`, '#4f8c3d', 9) +
      blossoms
        .map((fill, index) => {
          const along = (index - 2) / 2
          return at(
            Math.round(x + along * reach),
            Math.round(y - 2 + along * along * 12),
            spokes(0, 0, 5, [7, 10], 11, fill) + disc(0, 0, 5, '#e8932c'),
          )
        })
        .join('')

const crown = ([x, y, reach]: Figure['top']): string =>
  reach === 0
    ? ''
    : at(
        x,
        y + 6,
        shape('M-34 0l-8-42l22 18l20-30l20 30l22-18l-8 42q-34 10-68 0z', GOLD) +
          disc(0, -16, 6, '#d9483b') +
          line('M-30-6q30 8 60 0', '#fff3c4', 4),
      )

/** The ornament of a rare kind, drawn over the figure. */
export const worn = (rarity: Rarity, top: Figure['top']): string => {
  if (rarity === 'double') return wreath(top)
  if (rarity === 'foil')
    return (
      crown(top) +
      glints(
        [
          [60, 70, 22],
          [342, 96, 16],
          [330, 300, 20],
          [66, 290, 14],
          [96, 150, 9],
        ],
        PAPER,
      )
    )
  return ''
}

/** The printed edge, last of all, so it always reads: plain, hatched, double or foil. */
export const edge = (rarity: Rarity, tint: string): string => {
  const paper = frame(5, 12, PAPER)
  if (rarity === 'hatched') return frame(11, 22, PAPER) + hatching(tint) + frame(23, 3, tint)
  if (rarity === 'double') return frame(13, 26, PAPER) + frame(9, 4, tint) + frame(19, 4, tint)
  if (rarity === 'foil')
    return (
      frame(13, 26, GOLD) +
      frame(13, 20, '#fff0b8', ' stroke-dasharray="46 90 18 150"') +
      frame(4, 2, '#9a6b12') +
      frame(25, 3, '#9a6b12')
    )
  return paper
}

/** Thick dashed lines, leaned over: diagonal strokes without a pattern id that could clash when drawings share a page. */
const hatching = (tint: string) =>
  `<g stroke="${tint}" stroke-width="16" stroke-dasharray="4 9" stroke-linecap="butt"><path d="M-9 12H420M190 388H640" transform="skewX(-28)"/><path d="M12-9V420M388 190V640" transform="skewY(-28)"/></g>`
