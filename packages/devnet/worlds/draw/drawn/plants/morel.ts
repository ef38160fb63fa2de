import { cheeks, eyes, mouth, snore } from '../face'
import { arms, held } from '../held'
import { at, line, oval, shape } from '../pen'
import type { Figure, Sketch } from '../sketch'

const pits = [
  [200, 78, 15, 20],
  [168, 108, 14, 19],
  [232, 106, 14, 20],
  [142, 150, 14, 20],
  [180, 146, 15, 22],
  [220, 146, 15, 22],
  [258, 152, 13, 20],
  [126, 192, 11, 15],
  [160, 190, 14, 18],
  [200, 192, 16, 20],
  [240, 190, 14, 18],
  [274, 194, 10, 14],
] as const
const small = (body: string, dark: string, light: string) =>
  shape('M-14 0q4-20 0-30h28q-4 10 0 30z', light) +
  shape('M-28-26C-30-66-16-92 0-94C16-92 30-66 28-26Q0-12-28-26z', body) +
  oval(0, -66, 7, 10, dark) +
  oval(-12, -42, 7, 9, dark) +
  oval(12, -42, 7, 9, dark)
const worm = (accent: string) =>
  line('M300 330q0-40 22-42q22 4 12 22', accent, 14) + line('M320 296v1M328 298v1', '#1d2233', 5)

export function morel(sketch: Sketch): Figure {
  const { body, dark, light, accent } = sketch.colours
  return {
    top: [200, 46, 34],
    figure:
      (sketch.hand.chance(0.6)
        ? at(322, 334, small(body, dark, light), 1.1) + at(82, 334, small(body, dark, light), 0.8)
        : worm(accent) + at(84, 334, small(body, dark, light))) +
      shape('M148 214h104q-4 40 16 76q12 44-68 44t-68-44q20-36 16-76z', light) +
      shape(
        'M104 206C102 116 154 40 200 40S298 116 296 206Q284 232 252 226Q226 238 200 228Q174 238 148 226Q116 232 104 206z',
        body,
      ) +
      line(pits.map(([x, y, , ry]) => `M${x} ${y - ry / 3}v${Math.round(ry / 1.5)}`).join(''), dark, 25) +
      eyes(sketch, 28, 262, 11) +
      mouth(sketch, 284, 10) +
      cheeks(sketch, 46, 282, 9) +
      held(sketch, 200, 314, 0.7) +
      arms(sketch, 62, 278, 14, light) +
      snore(sketch, 276, 256),
  }
}
