import { cheeks, eyes, mouth } from '../face'
import { arms, held } from '../held'
import { at, both, disc, faded, line, oval, shape } from '../pen'
import { type Figure, PAPER, type Sketch } from '../sketch'

const gill = (accent: string) =>
  line('M0 0q-36-8-64 8', accent, 10) + line('M-18-2l-8-14M-34 0l-8-14M-50 4l-6-14M-22 0l-4 13M-40 2l-4 13', accent, 6)

export function axolotl(sketch: Sketch): Figure {
  const { body, dark, light, accent } = sketch.colours
  return {
    top: [200, 112, 50],
    figure:
      shape('M232 300C310 330 350 290 352 216Q330 190 318 220C314 262 280 268 240 246z', body) +
      shape('M352 216Q330 190 318 220q-4 34-30 40q18-24 12-60q18-46 52 16z', accent) +
      shape('M200 200c46 0 70 36 70 76q0 56-70 56t-70-56c0-40 24-76 70-76z', body) +
      oval(200, 282, 44, 42, light) +
      both(line('M152 318l-20 12M152 320l-4 16M152 318l-26 0', body, 11)) +
      both(at(108, 140, gill(accent), 1, 28) + at(98, 172, gill(accent), 1, 2) + at(106, 202, gill(accent), 0.9, -22)) +
      shape('M200 106c72 0 112 28 112 72s-46 66-112 66s-112-22-112-66s40-72 112-72z', body) +
      eyes(sketch, 62, 172, 13) +
      mouth(sketch, 198, 22) +
      cheeks(sketch, 84, 204, 14) +
      both(disc(176, 130, 5, dark) + disc(160, 140, 4, dark) + disc(186, 142, 3.5, dark)) +
      held(sketch, 200, 282, 0.9) +
      arms(sketch, 58, 250, 18, dark) +
      faded(
        0.75,
        line('M318 128a10 10 0 1 0 .1 0M344 92a7 7 0 1 0 .1 0M312 76a5 5 0 1 0 .1 0M72 96a8 8 0 1 0 .1 0', PAPER, 4),
      ),
  }
}
