import { cheeks, eyes, mouth, nose } from '../face'
import { held } from '../held'
import { both, disc, line, moved, oval, shape } from '../pen'
import { type Figure, PAPER, type Sketch } from '../sketch'

const spread = 'M150 200C110 120 60 120 26 138Q52 166 44 196Q66 190 76 216Q92 206 104 236Q124 222 152 254z'
const wrapped = 'M112 190C84 240 96 306 182 324Q196 290 150 240z'

export function bat(sketch: Sketch): Figure {
  const { body, dark, light, accent } = sketch.colours
  const open = sketch.pose === 'waving' || sketch.pose === 'holding'
  const hanging = sketch.pose === 'sleeping'
  const upright =
    (open ? both(shape(spread, dark) + line('M146 206Q100 170 44 150M148 222Q112 196 70 206', body, 5)) : '') +
    shape('M200 180c54 0 78 40 78 80s-30 66-78 66s-78-26-78-66s24-80 78-80z', body) +
    oval(200, 272, 50, 42, light) +
    both(line('M176 322v12M188 324v10', dark, 8)) +
    both(
      shape('M118 150C84 90 92 44 116 42C146 46 168 82 174 112z', body) +
        shape('M124 128C104 92 106 64 116 62C132 68 146 90 152 108z', accent),
    ) +
    shape('M200 96c60 0 90 38 90 76s-36 66-90 66s-90-28-90-66s30-76 90-76z', body) +
    shape('M200 150c44-26 72 0 68 30c-6 32-36 46-68 46s-62-14-68-46c-4-30 24-56 68-30z', light) +
    eyes(sketch, 36, 172, 13) +
    nose(192, 8, accent) +
    mouth(sketch, 208, 11) +
    shape('M190 214l4 9l4-8z M202 214l4 9l4-8z', PAPER) +
    cheeks(sketch, 58, 200, 9) +
    held(sketch, 200, 276, 0.85) +
    (open ? both(disc(162, 278, 12, dark)) : both(shape(wrapped, dark) + line('M116 210Q110 270 168 312', body, 5)))
  return {
    top: hanging ? [200, 306, 0] : [200, 98, 44],
    figure: hanging
      ? moved('matrix(1 0 0 -1 0 392)', upright) +
        shape('M20 40q170-16 360 2q-4 20-20 18q-150-10-330 2q-12-6-10-22z', '#6b4a36')
      : upright,
  }
}
