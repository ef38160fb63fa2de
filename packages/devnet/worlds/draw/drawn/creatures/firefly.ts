import { cheeks, eyes, mouth } from '../face'
import { arms, held } from '../held'
import { both, disc, faded, line, oval, shape } from '../pen'
import type { Figure, Sketch } from '../sketch'

export function firefly(sketch: Sketch): Figure {
  const { body, dark, light, accent } = sketch.colours
  const lit = sketch.pose === 'sleeping' ? 0.12 : 0.24
  return {
    top: [200, 106, 44],
    figure:
      faded(lit, disc(200, 276, 128, '#fff3a3') + disc(200, 276, 98, '#fff3a3')) +
      faded(
        0.8,
        both(
          shape('M176 214C110 130 46 150 44 196s62 66 126 40z', '#e9f6ff') +
            line('M168 218q-60-40-104-26M170 228q-56-6-92-6', light, 4),
        ),
      ) +
      both(line('M168 118q-10-46-44-48', dark, 7) + disc(122, 70, 12, accent)) +
      shape('M200 196c52 0 72 40 72 76s-26 62-72 62s-72-26-72-62s20-76 72-76z', '#ffe36b') +
      line('M134 256q66 22 132 0M130 284q70 22 140 0M146 312q54 18 108 0', '#f0b429', 6) +
      both(shape('M198 204Q136 210 118 292Q150 296 198 226z', dark)) +
      both(line('M150 322l-14 14M178 330l-6 12', dark, 8)) +
      oval(200, 166, 78, 66, body) +
      shape('M200 132c46 0 64 24 62 46q-8 40-62 42q-54-2-62-42c-2-22 16-46 62-46z', light) +
      eyes(sketch, 32, 172, 13) +
      mouth(sketch, 196, 11) +
      cheeks(sketch, 50, 194, 9) +
      held(sketch, 200, 272, 0.9) +
      arms(sketch, 58, 236, 15, body),
  }
}
