import { cheeks, eyes, mouth, snore } from '../face'
import { held } from '../held'
import { at, disc, line, moved, oval, shape, spikes, spokes } from '../pen'
import type { Figure, Sketch } from '../sketch'

const leafArm = (fill: string, vein: string) =>
  shape('M0 0C20-44 74-50 104-26C84 10 40 24 0 0z', fill) + line('M12-2Q50-6 84-24', vein, 5)
const bee =
  oval(0, 0, 20, 14, '#ffd65c') +
  line('M-6-12v24M6-13v26', '#1d2233', 6) +
  oval(-6, -18, 9, 13, '#eaf6ff', -24) +
  oval(8, -18, 9, 13, '#eaf6ff', 24) +
  disc(15, -2, 2.5, '#1d2233')

export function sunflower(sketch: Sketch): Figure {
  const { body, dark, light, accent } = sketch.colours
  const lean = Math.round(sketch.hand.between(-9, 9))
  const raise = sketch.pose === 'waving' ? -62 : sketch.pose === 'holding' ? 140 : 10
  return {
    top: [200, 52, 0],
    figure:
      line(`M${200 - lean * 2} 340Q198 290 200 230`, '#3f7d4e', 20) +
      at(202, 302, leafArm('#5fae62', '#3f7d4e'), 1, sketch.pose === 'holding' ? 4 : raise) +
      at(196, 318, `<g transform="scale(-1 1)">${leafArm('#5fae62', '#3f7d4e')}</g>`, 1, -6) +
      moved(
        `rotate(${lean} 200 240)`,
        spikes(200, 160, 14, 142, 88, dark) +
          spokes(200, 160, 14, [88, 112], 32, body, 0.5) +
          disc(200, 160, 82, accent) +
          spokes(200, 160, 24, [75, 75], 7, dark) +
          disc(200, 160, 66, light) +
          eyes(sketch, 28, 154, 13) +
          mouth(sketch, 180, 13) +
          cheeks(sketch, 46, 178, 10),
      ) +
      held(sketch, 200, 300, 0.84) +
      (sketch.hand.chance(0.5) ? at(322, 236, bee) + line('M296 240q-14 10-24 0', '#1d2233', 2.5) : at(80, 108, bee)) +
      snore(sketch, 306, 90),
  }
}
