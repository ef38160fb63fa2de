import { cheeks, eyes, mouth, snore } from '../face'
import { held } from '../held'
import { at, both, line, shape } from '../pen'
import type { Figure, Sketch } from '../sketch'

const leaf = (fill: string, vein: string) =>
  shape('M0 0C6-56 60-84 112-66C108-12 58 18 0 0z', fill) + line('M14-8Q52-22 88-50M40-20l2-20M54-26l20-2', vein, 5)
const watering =
  line('M-30 4q-2-30 30-30t30 30', '#5d7fa3', 6) +
  shape('M-30-8h60l-6 46h-48z', '#7fa6cc') +
  line('M28 20l26-24M46-12l16 14', '#7fa6cc', 8)

export function sprout(sketch: Sketch): Figure {
  const { body, dark, light, accent } = sketch.colours
  const second = Math.round(sketch.hand.between(-26, -6))
  const arm = sketch.pose === 'waving' ? 'M278 232q40-10 44-56' : 'M272 246q30 20 16 48'
  return {
    top: [200, 120, 44],
    figure:
      line('M198 132q-8-30 6-66', dark, 12) +
      at(204, 74, leaf(dark, body), 1, Math.round(sketch.hand.between(-8, 14))) +
      at(198, 92, `<g transform="scale(-1 1)">${leaf(body, dark)}</g>`, 0.86, -second) +
      line(`M128 246q-30 20-16 48${arm}`, dark, 18) +
      shape('M196 118c66 0 92 50 92 106c0 66-26 110-88 110s-88-44-88-110c0-56 20-106 84-106z', body) +
      line('M142 166q-10 26-8 54', light, 12) +
      both(shape('M112 300q30 16 88 16v18c-54 0-80-10-88-34z', dark)) +
      eyes(sketch, 38, 218, 14) +
      mouth(sketch, 248, 13) +
      cheeks(sketch, 62, 246, 12) +
      held(sketch, 200, 296, 0.8) +
      (accent && sketch.pose === 'sitting' ? at(104, 300, watering, 0.9, -12) : '') +
      snore(sketch, 296, 180),
  }
}
