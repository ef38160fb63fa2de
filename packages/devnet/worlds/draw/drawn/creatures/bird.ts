import { disc, line, moved, shape } from '../pen'
import { type Figure, INK, PAPER, type Sketch } from '../sketch'

const eye = (sketch: Sketch) =>
  sketch.pose === 'sleeping'
    ? line('M138 186q12 12 24 0', INK, 5)
    : disc(150, 184, 17, PAPER) + disc(147, 185, 11, INK) + disc(151, 181, 4, PAPER)

const beakful = (sketch: Sketch) => {
  const { accent } = sketch.colours
  if (sketch.pose !== 'holding') return ''
  return sketch.hand.chance(0.5)
    ? line('M80 220q-14 8-16 38', '#3f7d4e', 5) + shape('M64 256c-30 2-34 30-12 46c24-10 34-32 12-46z', accent)
    : line('M70 226q-10 26 0 48', '#3f7d4e', 5) +
        shape('M70 246q-34-18-44 8q26 14 44-8zM68 260q30-20 42 4q-26 16-42-4z', '#6fbf73')
}

export function bird(sketch: Sketch): Figure {
  const { body, dark, light, accent } = sketch.colours
  const wing =
    sketch.pose === 'waving'
      ? shape(
          'M212 232C204 150 262 96 340 92C346 118 330 128 318 130q14 12-8 28q8 14-14 24C290 214 250 244 212 232z',
          dark,
        ) + line('M236 214q20-50 70-70M248 222q20-24 46-34', body, 5)
      : shape('M190 222c50-26 102 0 108 34c-36 40-104 28-108-34z', dark) +
        line('M226 246q20 18 44 10M222 226q28 20 60 14', body, 5)
  return {
    top: [168, 130, 40],
    figure: moved(
      sketch.hand.chance(0.5) ? 'matrix(-1 0 0 1 400 0)' : 'translate(6 0)',
      line('M180 322v-28M216 322v-28M164 326h20M200 326h20', '#d9822b', 7) +
        shape('M262 224L366 148L352 188L376 202L346 214L356 240L258 280z', dark) +
        shape('M110 190c0-44 34-66 68-66c40 0 58 34 84 62c40 42 24 122-58 122c-70 0-94-56-94-118z', body) +
        shape('M116 216c20 10 40 40 84 92c-58 2-84-42-84-92z', light) +
        shape('M118 182l-48 24q20 20 46 12z', '#f2a53c') +
        line('M74 207l42-3', dark, 3.5) +
        line('M172 126q-14-30-32-26M180 124q0-34 16-38', body, 9) +
        disc(160, 214, 12, accent) +
        eye(sketch) +
        wing +
        beakful(sketch),
    ),
  }
}
