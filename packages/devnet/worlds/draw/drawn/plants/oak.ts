import { cheeks, eyes, snore } from '../face'
import { arms, held } from '../held'
import { at, both, disc, line, oval, shape } from '../pen'
import { type Figure, INK, type Sketch } from '../sketch'

const leaf = (fill: string, vein: string) =>
  shape('M0 0q-10-14-26-12q4-12-4-22q14-4 12-18q16 4 18-16q2 20 18 16q-2 14 12 18q-8 10-4 22q-16-2-26 12z', fill) +
  line('M0 8v-52M0-14l14-10M0-14l-14-10', vein, 4)

export function oak(sketch: Sketch): Figure {
  const { body, dark, light, accent } = sketch.colours
  const lattice = line(
    'M108 142l40-52M140 160l62-88M184 164l60-84M228 160l42-60M268 150l20-26M292 142l-40-52M260 160l-62-88M216 164l-60-84M172 160l-42-60M132 150l-20-26',
    '#5b3a22',
    5,
  )
  const cane = line('M316 338q-6-70 6-118q6-22 24-10', '#7b4f2c', 11)
  return {
    top: [200, 70, 0],
    figure:
      line('M200 84q-6-28 6-48', '#5b3a22', 13) +
      at(210, 46, leaf(accent, dark), 1, 62) +
      at(198, 50, leaf(accent, dark), 0.8, -58) +
      both(oval(162, 328, 28, 14, '#5b3a22')) +
      shape('M112 150h176c10 90-22 150-72 174q-16 22-32 0c-50-24-82-84-72-174z', body) +
      line('M130 184q0 60 32 98', light, 10) +
      shape('M94 152c-4-54 50-84 106-84s110 30 106 84q-2 16-20 16H114q-18 0-20-16z', '#7b4f2c') +
      lattice +
      both(line('M146 184q16-12 30-2', light, 11)) +
      eyes(sketch, 36, 208, 12) +
      disc(200, 224, 11, accent) +
      shape('M200 236q-14-14-32-4q-22 2-24 22q8 40 56 66q48-26 56-66q-2-20-24-22q-18-10-32 4z', light) +
      line(sketch.pose === 'sleeping' ? 'M192 254q8 4 16 0' : 'M188 252q12 12 24 0', INK, 4.5) +
      line('M166 262q6 18 16 26M234 262q-6 18-16 26M200 274v22', dark, 3.5) +
      cheeks(sketch, 56, 232, 9) +
      held(sketch, 200, 300, 0.8) +
      (sketch.pose === 'holding'
        ? arms(sketch, 74, 248, 17, '#7b4f2c')
        : line('M128 250q-44 6-46 44', '#7b4f2c', 17) +
          (sketch.pose === 'waving'
            ? line('M272 250q44-4 50-52', '#7b4f2c', 17)
            : line('M272 250q34-10 46-4', '#7b4f2c', 17) + cane)) +
      snore(sketch, 306, 70),
  }
}
