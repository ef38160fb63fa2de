import { at, disc, line, oval, shape, spikes, spokes } from './pen'
import { INK, PAPER, type Sketch } from './sketch'

/** Things to hold: drawn about the origin, roughly 60 wide. */
const things = {
  planet: () =>
    disc(0, 0, 32, '#4f9fc4') +
    shape('M-30-10q14-20 30-12q8 10-4 16t-2 14q-16 6-24-8zM8 4q14-10 23-4q-4 22-20 28q-8-12-3-24z', '#6fbf73') +
    line('M-19-21q8-6 14-7', PAPER, 4),
  heart: (accent: string) =>
    shape('M0 28c-50-32-32-66-6-50q6 5 6 8q0-3 6-8c26-16 44 18-6 50z', accent) + line('M-22-10q2-8 8-9', PAPER, 4),
  acorn: () =>
    shape('M-22-6h44q0 30-22 40q-22-10-22-40z', '#c98a4b') +
    shape('M-27-4q2-24 27-24t27 24z', '#7b4f2c') +
    line('M0-28v-8', '#7b4f2c', 6),
  mug: (accent: string) =>
    line('M20-8q20-2 18 14t-20 14', accent, 8) +
    shape('M-26-20h50v36q0 14-14 14h-22q-14 0-14-14z', accent) +
    line('M-12-34q-6-8 0-14M6-34q-6-8 0-14', PAPER, 4) +
    line('M-16-4v20', PAPER, 4),
  flower: (accent: string) =>
    line('M0 10q-4 20 2 36', '#3f7d4e', 6) + spokes(0, -4, 6, [14, 24], 17, accent) + disc(0, -4, 10, '#ffd65c'),
  lantern: () =>
    line('M-14-22q14-30 28 0', INK, 4) +
    shape('M-22-22h44l6 46h-56z', '#ffd65c') +
    line('M-22-22h44M-28 26h56', INK, 6) +
    oval(0, 4, 8, 13, '#ff9f43'),
  berry: () =>
    shape('M-28-14q28-16 56 0q0 32-28 46q-28-14-28-46z', '#d9483b') +
    spikes(0, -20, 5, 20, 7, '#3f7d4e', 0.5) +
    line('M-12 2v3M12 2v3M0 12v3M0-6v3', '#ffd9a0', 4),
  star: () => spikes(0, 0, 5, 34, 16, '#ffd65c') + line('M-8-4v3M8-4v3M-5 7q5 5 10 0', INK, 3.5),
  book: (accent: string) =>
    shape('M-36-22q20-8 36 2q16-10 36-2v44q-20-8-36 2q-16-10-36-2z', accent) +
    line('M0-20v42M-26-10q10-3 17 1M-26 2q10-3 17 1M26-10q-10-3-17 1M26 2q-10-3-17 1', PAPER, 4),
} satisfies Record<string, (accent: string) => string>

/** The thing a figure holds, at a place; nothing unless it is holding. */
export const held = (sketch: Sketch, x: number, y: number, scale = 1): string => {
  const thing = sketch.hand.pick([
    'planet',
    'planet',
    'heart',
    'acorn',
    'mug',
    'flower',
    'lantern',
    'berry',
    'star',
    'book',
  ] as const)
  const tilt = Math.round(sketch.hand.between(-10, 10))
  return sketch.pose === 'holding' ? at(x, y, things[thing](sketch.colours.accent), scale, tilt) : ''
}

/** Two arms, as round strokes: folded round the held thing, at rest, or one up to wave. */
export const arms = (sketch: Sketch, spread: number, y: number, width = 30, stroke = sketch.colours.dark): string => {
  const left = 200 - spread
  const right = 200 + spread
  const rest = `M${left} ${y}q-6 44 ${spread * 0.45} 56`
  if (sketch.pose === 'holding')
    return line(`M${left} ${y}q-10 62 ${spread * 0.62} 62M${right} ${y}q10 62 ${-spread * 0.62} 62`, stroke, width)
  if (sketch.pose === 'waving') return line(`${rest}M${right - 4} ${y + 6}q34-8 40-54`, stroke, width)
  return line(`${rest}M${right} ${y}q6 44 ${-spread * 0.45} 56`, stroke, width)
}
