import { cheeks, eyes, mouth, snore } from '../face'
import { held } from '../held'
import { at, both, disc, faded, line, oval, shape } from '../pen'
import { type Figure, PAPER, type Sketch } from '../sketch'

const petal = 'M200 286C150 240 156 150 200 104C244 150 250 240 200 286z'
const turned = (degrees: number, fill: string) => `<g transform="rotate(${degrees} 200 286)">${shape(petal, fill)}</g>`
const dragonfly =
  line('M0 0l34 20', '#3b6ea5', 8) +
  oval(8, -10, 22, 8, '#dff3ff', -30) +
  oval(-6, 12, 22, 8, '#dff3ff', 70) +
  disc(-4, -3, 8, '#3b6ea5')
const tadpole = oval(0, 0, 12, 9, '#35506b') + line('M10 0q12-8 20 0t16 0', '#35506b', 5) + disc(-5, -2, 2.5, PAPER)

export function waterLily(sketch: Sketch): Figure {
  const { body, dark, light, accent } = sketch.colours
  return {
    top: [200, 100, 0],
    figure:
      faded(0.9, oval(200, 326, 184, 40, '#4d9a6a')) +
      oval(200, 318, 172, 34, '#6fbf73') +
      shape('M200 318L354 296L364 322z', '#5aa5c8') +
      line('M200 318L60 304M200 318L96 340M200 318L210 350M200 318L300 344', '#4d9a6a', 5) +
      both(turned(-66, dark)) +
      both(turned(-40, body)) +
      both(turned(-20, dark)) +
      turned(0, body) +
      both(turned(-58, body)) +
      shape('M200 306C136 306 118 262 128 214Q164 226 200 190Q236 226 272 214C282 262 264 306 200 306z', light) +
      eyes(sketch, 32, 246, 13) +
      mouth(sketch, 270, 12) +
      cheeks(sketch, 52, 270, 10) +
      line('M192 192q-10-26-24-30M200 188v-36M208 192q10-26 24-30', accent, 5) +
      disc(166, 160, 6, accent) +
      disc(200, 148, 7, accent) +
      disc(234, 160, 6, accent) +
      held(sketch, 200, 318, 0.66) +
      (sketch.hand.chance(0.5) ? at(316, 112, dragonfly) : at(74, 372, tadpole)) +
      snore(sketch, 300, 190),
  }
}
