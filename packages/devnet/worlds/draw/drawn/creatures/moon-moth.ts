import { cheeks, eyes, mouth } from '../face'
import { held } from '../held'
import { both, disc, line, oval, shape, spikes } from '../pen'
import { type Figure, PAPER, type Sketch } from '../sketch'

const raised = 'M182 214C150 96 60 62 22 86C20 160 80 228 172 236z'
const rested = 'M182 200C150 128 84 96 40 120C30 182 80 236 172 238z'

export function moonMoth(sketch: Sketch): Figure {
  const { body, dark, light, accent } = sketch.colours
  const up = sketch.pose === 'waving' || sketch.pose === 'holding'
  return {
    top: [200, 88, 40],
    figure:
      both(
        shape('M184 226C118 220 76 256 92 300Q112 316 120 352Q130 372 146 360Q148 316 190 262z', accent) +
          line('M178 236Q120 270 128 340', body, 5) +
          shape(up ? raised : rested, body) +
          (up
            ? line('M176 222Q110 170 52 108M178 216Q140 130 96 84', light, 5) +
              disc(92, 150, 22, light) +
              disc(92, 150, 12, dark) +
              disc(96, 146, 4, PAPER)
            : line('M176 218Q120 180 68 142', light, 5) +
              disc(100, 178, 22, light) +
              disc(100, 178, 12, dark) +
              disc(104, 174, 4, PAPER)),
      ) +
      both(
        line(
          'M178 112Q162 60 122 44M168 90l-22 0M158 74l-24 2M146 60l-22 6M172 98l2-24M162 80l0-22M150 64l-4-20',
          dark,
          5,
        ),
      ) +
      shape('M200 214c40 0 56 30 54 62q-10 54-54 60q-44-6-54-60c-2-32 14-62 54-62z', light) +
      line('M152 284q48 18 96 0M162 308q38 14 76 0', accent, 8) +
      oval(200, 152, 72, 64, light) +
      spikes(200, 216, 17, 66, 50, PAPER, 0.56) +
      eyes(sketch, 34, 156, 14) +
      mouth(sketch, 180, 10) +
      cheeks(sketch, 52, 180, 10) +
      held(sketch, 200, 276, 0.8) +
      both(line(sketch.pose === 'holding' ? 'M152 246q-2 34 24 38' : 'M150 248q0 24 22 28', dark, 13)),
  }
}
