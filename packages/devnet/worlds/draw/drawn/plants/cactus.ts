import { cheeks, eyes, mouth, snore } from '../face'
import { held } from '../held'
import { at, both, disc, line, oval, shape, spokes } from '../pen'
import { type Figure, PAPER, type Sketch } from '../sketch'

const bloom = (accent: string) => spokes(0, 0, 6, [12, 22], 16, accent) + disc(0, 0, 9, '#ffd65c')
const zigzag = (fill: string) => line('M128 302l18-14l18 14l18-14l18 14l18-14l18 14l18-14l18 14', fill, 6)
const dots = (fill: string) => [140, 170, 200, 230, 260].map((x) => disc(x, 298, 7, fill)).join('')
const bands = (fill: string) => line('M126 292h148M130 308h140', fill, 7)

export function cactus(sketch: Sketch): Figure {
  const { body, dark, light, accent } = sketch.colours
  const pot = sketch.hand.pick([zigzag, dots, bands])(PAPER)
  const hug = sketch.pose === 'holding'
  const right = hug
    ? 'M258 200q44 0 40 40q-10 26-50 18'
    : sketch.pose === 'waving'
      ? 'M258 204q54 6 56-70'
      : 'M258 210q48 6 46-40'
  const left = hug ? 'M142 200q-44 0-40 40q10 26 50 18' : 'M142 196q-48 4-46-46'
  return {
    top: [200, 78, 34],
    figure:
      line(left, dark, 32) +
      line(right, dark, 32) +
      shape('M128 280V146c0-44 30-72 72-72s72 28 72 72v134z', body) +
      line('M164 92v40M200 84v34M236 92v40M150 250v22M250 250v22', dark, 5) +
      line('M144 140l-7-5M144 140l-7 5M256 128l7-5M256 128l7 5M252 232l8-4M148 236l-8-4', light, 4) +
      eyes(sketch, 36, 168, 14) +
      mouth(sketch, 196, 13) +
      cheeks(sketch, 56, 196, 11) +
      at(sketch.hand.chance(0.5) ? 168 : 226, 76, bloom(accent)) +
      (hug ? '' : at(98, 132, bloom(accent), 0.6)) +
      held(sketch, 200, 244, 0.9) +
      shape('M112 262h176q8 0 7 9l-2 11H107l-2-11q-1-9 7-9z', '#a9583a') +
      shape('M118 282h164l-16 54q-3 8-12 8H146q-9 0-12-8z', '#c96f4a') +
      pot +
      both(oval(150, 262, 18, 5, '#6d4a35')) +
      snore(sketch, 282, 116),
  }
}
