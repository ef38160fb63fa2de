import { cheeks, eyes, mouth, nose, snore } from '../face'
import { arms, held } from '../held'
import { both, disc, line, oval, shape, spikes } from '../pen'
import type { Figure, Sketch } from '../sketch'

const snagged = (sketch: Sketch) =>
  sketch.hand.pick([
    shape('M286 128q38-22 50 8q-28 24-50-8z', sketch.colours.accent) + line('M288 128q24 0 40 6', '#fff', 3),
    disc(112, 132, 19, '#d9483b') + line('M112 116q2-12 12-14', '#3f7d4e', 5),
    shape('M118 108q-34-26-10-46q34 12 10 46zM124 110q24-28 46-6q-16 26-46 6z', sketch.colours.accent),
  ])

export function hedgehog(sketch: Sketch): Figure {
  const { body, dark, light, accent } = sketch.colours
  return {
    top: [200, 96, 60],
    figure:
      spikes(200, 214, 19, 134, 108, dark, 0.92) +
      spikes(200, 212, 15, 110, 86, body, 0.92) +
      snagged(sketch) +
      shape('M200 208c62 0 80 34 80 64c0 40-34 58-80 58s-80-18-80-58c0-30 18-64 80-64z', light) +
      both(oval(158, 328, 30, 14, dark)) +
      shape('M200 134c50 0 78 32 78 66q0 52-78 56q-78-4-78-56c0-34 28-66 78-66z', light) +
      shape('M124 186q18-52 52-44q10 12 24 12t24-12q34-8 52 44q6-66-76-68q-82 2-76 68z', body) +
      both(disc(130, 162, 17, body) + disc(130, 162, 9, accent)) +
      eyes(sketch, 34, 196, 12) +
      nose(220, 13) +
      mouth(sketch, 241, 11, false) +
      cheeks(sketch, 56, 222) +
      held(sketch, 200, 288, 0.9) +
      arms(sketch, 66, 266, 22, body) +
      snore(sketch, 296, 96),
  }
}
