import { cheeks, eyes, mouth, nose, snore } from '../face'
import { arms, held } from '../held'
import { both, line, oval, shape } from '../pen'
import { type Figure, INK, PAPER, type Sketch } from '../sketch'

export function fox(sketch: Sketch): Figure {
  const { body, dark, light, accent } = sketch.colours
  const curled = sketch.pose === 'sleeping'
  const tail = curled
    ? shape('M292 250c70 40 20 100-90 86c-60 0-80-10-92-30c60 20 120 0 182-56z', body) +
      shape('M110 306c-20-20-10-44 12-36c20 20 40 40 62 44c-30 12-60 8-74-8z', PAPER)
    : shape('M256 300c60 10 70-50 56-96c-8-30 8-52 34-62c32 40 36 90 22 132c-16 48-64 62-112 54z', body) +
      shape('M346 142c20 26 30 54 28 84c-22-6-30-20-40-6c-14-10-20-10-22-18c-6-28 8-50 34-60z', PAPER)
  return {
    top: [200, 112, 46],
    figure:
      (curled ? '' : tail) +
      shape('M200 190c58 0 84 52 84 96q0 44-84 44t-84-44c0-44 26-96 84-96z', body) +
      shape('M200 226c34 4 42 36 36 66q-10 28-36 28t-36-28c-6-30 2-62 36-66z', light) +
      both(oval(154, 326, 30, 14, dark)) +
      both(shape('M112 168L106 70Q112 62 124 70L190 118z', body) + shape('M124 138L120 92L158 116z', dark)) +
      shape(
        'M200 104c62 0 106 46 108 92c-10 4-12 12-32 14c-14 26-44 44-76 44s-62-18-76-44c-20-2-22-10-32-14c2-46 46-92 108-92z',
        body,
      ) +
      shape(
        'M92 196c34-14 74-4 108 30c34-34 74-44 108-30c-10 4-12 12-32 14c-14 26-44 44-76 44s-62-18-76-44c-20-2-22-10-32-14z',
        light,
      ) +
      eyes(sketch, 44, 182, 13) +
      nose(222, 12, INK) +
      mouth(sketch, 240, 10) +
      cheeks(sketch, 70, 208, 10) +
      line('M188 124q12-12 24 0M182 140q18-14 36 0', dark, 5) +
      held(sketch, 200, 286, 0.92) +
      (curled ? tail : arms(sketch, 66, 256, 25)) +
      (accent && snore(sketch, 306, 116)),
  }
}
