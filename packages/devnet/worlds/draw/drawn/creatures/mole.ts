import { cheeks, eyes, mouth, snore } from '../face'
import { held } from '../held'
import { at, both, disc, line, oval, shape, spikes } from '../pen'
import { type Figure, INK, PAPER, type Sketch } from '../sketch'

const hand = '<path d="M-20 14q-6-34 10-32q4-14 14-4q10-10 16 4q14 0 6 32q-22 12-46 0z"'

const helmet = (accent: string) =>
  shape('M132 138q4-62 68-64t68 64q-68-22-136 0z', accent) +
  disc(200, 104, 17, PAPER) +
  disc(200, 104, 10, '#ffd65c') +
  line('M122 142q78-24 156 0', accent, 12)
const scarfed = (accent: string) =>
  line('M128 250q72 30 144 0', accent, 24) +
  shape('M238 254l34-6l14 60l-30 6z', accent) +
  line('M244 282l34-6', PAPER, 5)
const leaf = () => line('M200 96q0-26 8-38', '#3f7d4e', 6) + shape('M206 62q10-42 54-34q-6 44-54 34z', '#6fbf73')

export function mole(sketch: Sketch): Figure {
  const { body, dark, light, accent } = sketch.colours
  const wears = sketch.hand.pick([helmet, scarfed, leaf])(accent)
  const hands = (x: number, y: number, turn: number) =>
    at(x, y, `${hand} fill="#f4b3a6"/>${line('M-8-14l2 10M4-20v12M15-14l-1 10', '#d98a7c', 3)}`, 1.1, turn)
  return {
    top: [200, 92, 56],
    figure:
      shape('M200 92c66 0 96 50 98 110v136H102V202c2-60 32-110 98-110z', body) +
      shape('M200 216c40 0 62 22 62 60v60H138v-60c0-38 22-60 62-60z', light) +
      wears +
      spikes(200, 196, 9, 27, 19, '#f4948c') +
      disc(200, 196, 14, '#f7b5ad') +
      eyes(sketch, 44, 164, 9) +
      mouth(sketch, 229, 12) +
      cheeks(sketch, 58, 198) +
      line('M132 200l-26-6M134 212l-28 6M268 200l26-6M266 212l28 6', dark, 4) +
      held(sketch, 200, 276, 0.95) +
      (sketch.pose === 'holding'
        ? hands(150, 288, 40) + hands(250, 288, -40)
        : hands(118, 296, -14) +
          (sketch.pose === 'waving'
            ? line('M286 250q32-14 36-52', body, 34) + hands(324, 178, 12)
            : hands(282, 296, 14))) +
      shape('M40 348q18-42 66-30q30-16 50 4q40-18 66 0q36-18 60 0q58-16 82 28z', '#6d4a35') +
      both(oval(96, 332, 9, 5, '#8b6349')) +
      oval(216, 332, 11, 5, '#8b6349') +
      line('M70 322q-6-16-16-18M70 322q4-18 12-22', '#5f9e5f', 6) +
      snore(sketch, 300, 110, INK),
  }
}
