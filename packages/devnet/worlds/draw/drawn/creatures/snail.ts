import { disc, faded, line, moved, oval, shape, spokes } from '../pen'
import { type Figure, INK, PAPER, type Sketch } from '../sketch'

const spiral = (_accent: string, dark: string) =>
  line('M236 300a84 84 0 1 1 74-60a60 60 0 1 1-116-26a40 40 0 1 1 74 18a22 22 0 0 1-38-10', dark, 12)
const rings = (accent: string, dark: string) =>
  disc(236, 210, 62, accent) + disc(236, 210, 42, dark) + disc(236, 210, 22, accent)
const petals = (accent: string, dark: string) => spokes(236, 210, 7, [34, 54], 32, accent) + disc(236, 210, 22, dark)

const stalkEye = (sketch: Sketch, x: number, y: number) =>
  disc(x, y, 19, PAPER) +
  (sketch.pose === 'sleeping'
    ? line(`M${x - 11} ${y}q11 10 22 0`, INK, 4.5)
    : disc(x - 4, y + 1, 11, INK) + disc(x, y - 3, 4, PAPER))

export function snail(sketch: Sketch): Figure {
  const { body, dark, light, accent } = sketch.colours
  const marks = sketch.hand.pick([spiral, rings, petals])(accent, dark)
  return {
    top: [236, 116, 50],
    figure: moved(
      sketch.hand.chance(0.5) ? 'matrix(-1 0 0 1 400 0)' : 'translate(0)',
      shape('M60 232c0-40 62-44 70-4c6 40 40 66 120 70q70 4 106 26q6 8-10 8H120c-46 0-60-50-60-100z', light) +
        line('M84 210q-12-40-18-62M112 206q4-40 18-66', light, 13) +
        disc(236, 210, 98, body) +
        faded(0.25, shape('M150 262a98 98 0 0 0 180-80q30 100-94 126q-60-6-86-46z', INK)) +
        marks +
        line('M178 150q22-26 54-26', PAPER, 8) +
        stalkEye(sketch, 66, 142) +
        stalkEye(sketch, 132, 134) +
        line(sketch.pose === 'sleeping' ? 'M82 250q8 4 16 0' : 'M76 248q16 18 34 2', INK, 5) +
        faded(0.7, oval(116, 236, 13, 8, accent)) +
        (sketch.pose === 'holding'
          ? line('M64 270q-30-8-36-40', '#3f7d4e', 6) + shape('M28 232q-28-26 0-52q28 26 0 52z', '#6fbf73')
          : '') +
        (sketch.pose === 'waving' ? line('M72 274q-34-4-40-36', light, 17) : '') +
        line('M150 322q60 6 180 2', dark, 5),
    ),
  }
}
