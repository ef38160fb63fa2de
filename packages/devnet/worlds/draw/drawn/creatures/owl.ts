import { snore } from '../face'
import { held } from '../held'
import { both, disc, line, oval, shape, spokes } from '../pen'
import { type Figure, INK, PAPER, type Sketch } from '../sketch'

export function owl(sketch: Sketch): Figure {
  const { body, dark, light, accent } = sketch.colours
  const look = Math.round(sketch.hand.between(-1.4, 1.4)) * 6
  const eye = (x: number) =>
    disc(x, 166, 45, light) +
    spokes(x, 166, 12, [30, 39], 4, accent) +
    (sketch.pose === 'sleeping'
      ? line(`M${x - 22} 168q22 20 44 0`, INK, 6)
      : disc(x, 166, 27, '#ffc94d') + disc(x + look, 167, 18, INK) + disc(x + look + 6, 160, 6, PAPER))
  const wings =
    sketch.pose === 'waving'
      ? shape(
          'M104 214c-20 40-12 80 18 100q14-40 4-92zM292 210C340 196 366 150 360 104C340 104 334 118 326 116q-4 14-18 12q-2 20-22 24z',
          dark,
        )
      : both(
          shape(
            sketch.pose === 'holding'
              ? 'M104 208c-22 50 10 100 76 92q-6-30-50-70z'
              : 'M100 206c-24 44-18 92 22 112q18-46 6-98z',
            dark,
          ),
        )
  return {
    top: [200, 98, 44],
    figure:
      shape(
        'M110 96Q130 130 168 116Q200 104 232 116Q270 130 290 96Q306 140 300 180C312 280 280 330 200 330S88 280 100 180Q94 140 110 96z',
        body,
      ) +
      shape('M200 214c44 0 66 28 62 64q-8 46-62 46t-62-46c-4-36 18-64 62-64z', light) +
      line(
        'M162 250q9 12 18 0M191 250q9 12 18 0M220 250q9 12 18 0M176 274q9 12 18 0M206 274q9 12 18 0M191 298q9 12 18 0',
        dark,
        4.5,
      ) +
      eye(158) +
      eye(242) +
      shape('M186 180q14-10 28 0q-2 24-14 30q-12-6-14-30z', '#f2a53c') +
      line('M112 108q30 30 62 20M288 108q-30 30-62 20', dark, 8) +
      held(sketch, 200, 282, 0.9) +
      wings +
      line('M170 330v-8M182 330v-8M218 330v-8M230 330v-8', '#f2a53c', 9) +
      shape('M36 330q160-14 332 4q-6 14-20 12q-150-8-300 4q-12-4-12-20z', '#7a553c') +
      oval(330, 316, 22, 10, '#6fbf73', -24) +
      oval(68, 320, 18, 9, '#6fbf73', 20) +
      snore(sketch, 306, 100, PAPER),
  }
}
