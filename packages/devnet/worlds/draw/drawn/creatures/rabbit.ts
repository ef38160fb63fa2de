import { cheeks, eyes, mouth, nose, snore } from '../face'
import { arms, held } from '../held'
import { at, both, line, oval, shape } from '../pen'
import type { Figure, Sketch } from '../sketch'

const ear = (body: string, inner: string) =>
  shape('M-26 0C-44-70-34-116-8-116S30-66 24 0z', body) + shape('M-12-4C-24-56-20-94-7-94S14-56 12-4z', inner)

const flopped = (body: string, inner: string) =>
  shape('M-24 8C-34-50-24-92 6-92Q52-90 62-40Q62-22 44-26Q34-50 24-50Q26-20 24 8z', body) +
  shape('M-10 0C-18-40-12-70 6-72Q0-40 10 0z', inner)

export function rabbit(sketch: Sketch): Figure {
  const { body, dark, light, accent } = sketch.colours
  const rightEar = sketch.hand.chance(0.5) ? flopped(body, accent) : ear(body, accent)
  return {
    top: [200, 118, 52],
    figure:
      at(168, 136, ear(body, accent), 1, -7) +
      at(234, 136, rightEar, 1, 8) +
      shape('M200 176c62 0 88 48 88 92c0 42-38 62-88 62s-88-20-88-62c0-44 26-92 88-92z', body) +
      oval(200, 282, 52, 46, light) +
      both(oval(150, 326, 36, 17, light) + line('M138 322v8M150 321v9', dark, 4)) +
      oval(200, 182, 84, 68, body) +
      both(oval(170, 214, 34, 24, light)) +
      shape('M190 216h20v18q-10 6-20 0z', '#fff') +
      nose(199, 9, accent) +
      eyes(sketch, 38, 172, 14) +
      mouth(sketch, 213, 11, true) +
      cheeks(sketch, 62, 200) +
      held(sketch, 200, 276) +
      arms(sketch, 78, 242, 28) +
      snore(sketch, 284, 150),
  }
}
