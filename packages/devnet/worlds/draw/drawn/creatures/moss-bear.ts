import { cheeks, eyes, mouth, nose, snore } from '../face'
import { arms, held } from '../held'
import { at, both, disc, line, oval, shape, spokes } from '../pen'
import { type Figure, PAPER, type Sketch } from '../sketch'

const daisy = (fill: string) => spokes(0, 0, 5, [7, 11], 9, fill) + disc(0, 0, 5, '#ffd65c')
const mushroom =
  line('M0 0v-18', '#f4e6cf', 9) +
  shape('M-17-16q2-22 17-22t17 22z', '#d9483b') +
  disc(-5, -26, 3.5, PAPER) +
  disc(7, -22, 3, PAPER)
const sapling =
  line('M0 0q-2-20 2-34', '#5b7d3a', 5) + shape('M2-32q4-26 30-22q-4 26-30 22zM1-24q-6-20-26-16q4 20 26 16z', '#8fce6b')

const grown = (sketch: Sketch) =>
  sketch.hand.pick([
    at(156, 102, daisy(PAPER), 1.2) + at(244, 100, mushroom) + at(196, 92, sapling),
    at(150, 106, mushroom) + at(206, 92, sapling, 1.2) + at(254, 108, daisy('#f7a8b8'), 1.2),
    at(170, 96, daisy('#f7a8b8'), 1.3) +
      at(208, 88, daisy(PAPER), 1.5) +
      at(244, 98, daisy('#ffb45c'), 1.3) +
      at(282, 226, mushroom, 0.8, 24),
  ])

export function mossBear(sketch: Sketch): Figure {
  const { body, dark, light, accent } = sketch.colours
  return {
    top: [200, 104, 0],
    figure:
      both(disc(126, 120, 33, dark) + disc(126, 122, 18, accent)) +
      shape('M200 176c74 0 102 56 102 98q0 58-102 58t-102-58c0-42 28-98 102-98z', dark) +
      oval(200, 286, 62, 48, light) +
      both(oval(146, 326, 36, 18, dark) + oval(146, 330, 18, 9, accent)) +
      shape('M200 88c70 0 104 42 104 84s-42 76-104 76S96 214 96 172s34-84 104-84z', dark) +
      shape(
        'M94 176q-6-62 54-84q52-18 104 0q60 22 54 84q-12 12-22-4q-8 20-24 2q-10 16-24-6q-12 14-36-6q-24 20-36 6q-14 22-24 6q-16 18-24-2q-10 16-22 4z',
        body,
      ) +
      both(shape('M98 262q-2-42 34-70q8 14 22 12q-8 16 2 26q-18 2-18 18q-14-6-20 10q-10-6-20 4z', body)) +
      line(
        'M130 120l4 10M160 106l3 11M232 108l-2 11M268 124l-5 10M186 128l2 9M214 126l-1 9M120 226l4 9M278 226l-4 9',
        dark,
        4,
      ) +
      shape('M200 180c34 0 50 16 50 34s-20 30-50 30s-50-12-50-30s16-34 50-34z', light) +
      eyes(sketch, 46, 182, 13) +
      nose(200, 14) +
      mouth(sketch, 222, 11, true) +
      cheeks(sketch, 74, 212, 11) +
      grown(sketch) +
      held(sketch, 200, 288, 1.08) +
      arms(sketch, 88, 254, 33) +
      snore(sketch, 306, 106),
  }
}
