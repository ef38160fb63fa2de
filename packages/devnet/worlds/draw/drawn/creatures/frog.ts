import { cheeks, snore } from '../face'
import { held } from '../held'
import { both, disc, line, oval, shape } from '../pen'
import { type Figure, INK, PAPER, type Sketch } from '../sketch'

const eye = (sketch: Sketch, look: number) =>
  sketch.pose === 'sleeping'
    ? line('M128 150q18 16 36 0', INK, 6)
    : disc(146, 148, 27, PAPER) + disc(146 + look * 7, 150, 17, INK) + disc(152 + look * 7, 143, 6, PAPER)

export function frog(sketch: Sketch): Figure {
  const { body, dark, light, accent } = sketch.colours
  const look = Math.round(sketch.hand.between(-1, 1))
  const grin = sketch.hand.chance(0.4) && sketch.pose !== 'sleeping'
  const lifted = sketch.pose === 'waving'
  const arm = 'M126 252q-10 50 22 66'
  return {
    top: [200, 128, 34],
    figure:
      both(shape('M138 246C60 226 40 320 92 330h70z', dark) + shape('M70 322q26-12 54 6l-4 10H62z', body)) +
      shape('M200 150c78 0 108 44 104 92c-4 58-40 90-104 90s-100-32-104-90c-4-48 26-92 104-92z', body) +
      both(disc(146, 146, 40, body)) +
      shape('M200 236c44 0 70 12 72 30c0 44-30 66-72 66s-72-22-72-66c2-18 28-30 72-30z', light) +
      eye(sketch, look) +
      (sketch.pose === 'sleeping'
        ? line('M236 150q18 16 36 0', INK, 6)
        : disc(254, 148, 27, PAPER) + disc(254 + look * 7, 150, 17, INK) + disc(260 + look * 7, 143, 6, PAPER)) +
      (grin
        ? shape('M136 202q64 14 128 0q-8 46-64 46t-64-46z', INK) + oval(200, 236, 30, 11, '#f28b82')
        : line('M130 204q70 48 140 0', INK, 5.5)) +
      both(oval(190, 188, 3, 3.5, dark)) +
      cheeks(sketch, 76, 214, 13) +
      both(oval(124, 190, 9, 7, dark) + oval(112, 210, 6, 5, dark)) +
      held(sketch, 200, 282) +
      line(
        sketch.pose === 'holding'
          ? 'M122 254q0 52 44 48M278 254q0 52-44 48'
          : lifted
            ? `${arm}M278 250q44-10 46-58`
            : `${arm}M274 252q10 50-22 66`,
        dark,
        24,
      ) +
      (lifted ? line('M324 190l-14-16M324 190v-20M324 190l14-14', dark, 10) : '') +
      (accent && snore(sketch, 300, 130)),
  }
}
