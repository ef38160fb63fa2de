import { cheeks, eyes, mouth, nose, snore } from '../face'
import { arms, held } from '../held'
import { both, disc, faded, line, oval, shape } from '../pen'
import { type Figure, PAPER, type Sketch } from '../sketch'

export function otter(sketch: Sketch): Figure {
  const { body, dark, light, accent } = sketch.colours
  return {
    top: [200, 84, 52],
    figure:
      shape('M318 340C352 300 350 262 336 240Q316 248 314 270Q310 300 276 330z', dark) +
      shape('M200 150c66 0 88 60 92 120q4 60-8 76H116q-12-16-8-76c4-60 26-120 92-120z', body) +
      shape('M200 206c44 0 58 40 60 78q0 40-6 62H146q-6-22-6-62c2-38 16-78 60-78z', light) +
      both(disc(122, 116, 24, body) + disc(120, 116, 13, dark)) +
      shape('M200 82c62 0 94 36 94 76s-38 72-94 72s-94-32-94-72s32-76 94-76z', body) +
      shape('M200 150c40 0 62 18 62 40s-26 38-62 38s-62-16-62-38s22-40 62-40z', light) +
      eyes(sketch, 42, 146, 13) +
      nose(172, 15) +
      mouth(sketch, 196, 11, true) +
      cheeks(sketch, 68, 182, 10) +
      line('M146 186l-44-8M146 198l-42 8M254 186l44-8M254 198l42 8', dark, 3.5) +
      held(sketch, 200, 268) +
      arms(sketch, 80, 226, 29) +
      shape('M20 332q30-22 60 0t60 0t60 0t60 0t60 0t60 0v68H20z', '#4f9fc4') +
      faded(0.8, line('M44 350q22-14 44 0M150 356q24-14 48 0M276 350q22-14 44 0', PAPER, 5)) +
      oval(92, 338, 26, 7, '#8cc9e0') +
      oval(308, 338, 26, 7, '#8cc9e0') +
      (accent && snore(sketch, 300, 90)),
  }
}
