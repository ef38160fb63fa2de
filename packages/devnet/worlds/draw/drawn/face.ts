import { at, both, disc, faded, line, oval, shape } from './pen'
import { INK, PAPER, type Sketch } from './sketch'

const closed = (gap: number, y: number, size: number) =>
  both(line(`M${200 - gap - size} ${y}q${size} ${size} ${size * 2} 0`, INK, 5))

const happy = (gap: number, y: number, size: number) =>
  both(line(`M${200 - gap - size} ${y + size / 2}q${size} ${-size * 1.4} ${size * 2} 0`, INK, 5.5))

const bright = (gap: number, y: number, size: number) =>
  both(oval(200 - gap, y, size * 0.86, size, INK)) +
  [200 - gap, 200 + gap]
    .map(
      (x) =>
        disc(x + size * 0.28, y - size * 0.38, size * 0.34, PAPER) +
        disc(x - size * 0.3, y + size * 0.4, size * 0.16, PAPER),
    )
    .join('')

const glancing = (gap: number, y: number, size: number, to: number) =>
  both(disc(200 - gap, y, size * 1.3, PAPER)) +
  [200 - gap, 200 + gap]
    .map(
      (x) =>
        disc(x + to * size * 0.4, y + size * 0.12, size * 0.8, INK) +
        disc(x + to * size * 0.4 + size * 0.25, y - size * 0.2, size * 0.26, PAPER),
    )
    .join('')

export const eyes = (sketch: Sketch, gap: number, y: number, size = 12): string => {
  if (sketch.pose === 'sleeping') return closed(gap, y, size)
  const look = sketch.hand.pick(['bright', 'bright', 'happy', 'left', 'right'] as const)
  if (look === 'bright') return bright(gap, y, size)
  if (look === 'happy') return happy(gap, y, size)
  return glancing(gap, y, size, look === 'left' ? -1 : 1)
}

export const cheeks = (sketch: Sketch, gap: number, y: number, size = 11): string =>
  faded(0.6, both(oval(200 - gap, y, size * 1.25, size * 0.8, sketch.colours.accent)))

/** `muzzled` mouths hang from a nose, with the line between. */
export const mouth = (sketch: Sketch, y: number, width = 12, muzzled = false): string => {
  const w = width
  const curl = muzzled ? `M200 ${y - 9}v9` : ''
  if (sketch.pose === 'sleeping') return line(`${curl}M${200 - w / 2} ${y + 1}q${w / 2} ${w / 3} ${w} 0`, INK, 4)
  const kind = sketch.hand.pick(['smile', 'smile', 'cat', 'open', 'small'] as const)
  if (kind === 'open')
    return (
      shape(`M${200 - w} ${y}h${w * 2}q${-w * 0.1} ${w * 1.4} ${-w} ${w * 1.4}t${-w} ${-w * 1.4}z`, INK) +
      oval(200, y + w * 0.95, w * 0.5, w * 0.32, '#f28b82')
    )
  if (kind === 'small') return line(`${curl}M${200 - w / 2} ${y}q${w / 2} ${w / 2} ${w} 0`, INK, 4)
  if (kind === 'cat')
    return line(`${curl}M${200 - w * 1.3} ${y - 1}q${w * 0.65} ${w} ${w * 1.3} 0q${w * 0.65} ${w} ${w * 1.3} 0`, INK, 4)
  return line(`${curl}M${200 - w} ${y}q${w} ${w * 1.1} ${w * 2} 0`, INK, 4)
}

export const nose = (y: number, size = 8, fill = INK): string =>
  shape(
    `M${200 - size} ${y - size * 0.5}q${size} ${-size * 0.6} ${size * 2} 0q${-size * 0.2} ${size * 1.2} ${-size} ${size * 1.3}q${-size * 0.8} ${-size * 0.1} ${-size} ${-size * 1.3}z`,
    fill,
  )

const z = 'M0 0h14l-14 16h14'

/** Breath of a sleeper, drawn beside the head. */
export const snore = (sketch: Sketch, x: number, y: number, ink = INK): string =>
  sketch.pose === 'sleeping' ? faded(0.7, at(x, y, line(z, ink, 4)) + at(x + 24, y - 24, line(z, ink, 4.5), 0.7)) : ''
