import { disc, dots, faded, line, moved, oval, shape } from '../pen'
import { type Figure, INK, PAPER, type Sketch } from '../sketch'

const scales = (dark: string) =>
  line('M196 176q18 16 0 32t0 32M226 172q18 18 0 36t0 36M254 180q14 14 0 28t0 28', dark, 5)
const stripes = (dark: string) =>
  shape('M204 150q22 0 34 6q20 52 0 108q-14 6-34 6q26-58 0-120zM262 172q14 8 20 14q12 24 0 48l-20 14q14-36 0-76z', dark)
const spots = (dark: string) =>
  dots(
    [
      [206, 178],
      [240, 200],
      [214, 226],
      [258, 170],
    ],
    22,
    dark,
  )

export function fish(sketch: Sketch): Figure {
  const { body, dark, light, accent } = sketch.colours
  const marks = sketch.hand.pick([scales, stripes, spots])(dark)
  const turn = { sitting: 0, waving: -12, sleeping: 8, holding: -4 }[sketch.pose]
  const eye =
    sketch.pose === 'sleeping'
      ? line('M122 186q14 12 28 0', INK, 5)
      : disc(136, 182, 21, PAPER) + disc(132, 184, 13, INK) + disc(137, 179, 5, PAPER)
  return {
    top: [180, 138, 44],
    figure:
      moved(
        `${sketch.hand.chance(0.5) ? 'matrix(-1 0 0 1 400 0)' : ''}rotate(${turn} 200 210)`,
        shape('M282 208C320 140 360 136 372 148Q344 178 344 208T372 270Q350 284 282 208z', accent) +
          line('M316 186q22-14 36-26M316 210h22M316 232q20 14 34 24', dark, 4) +
          shape('M150 152Q176 96 262 104Q240 126 268 168z', accent) +
          line('M190 140q14-18 30-24M222 146q8-16 18-28', dark, 4) +
          shape('M190 268q10 44 60 42q-8-26 6-52z', accent) +
          shape('M72 212C92 148 160 134 216 144S296 188 306 208S270 268 216 276S92 276 72 212z', body) +
          shape(
            'M74 216C100 252 190 252 250 232C270 226 292 216 306 208C296 232 270 268 216 276S92 276 74 216z',
            light,
          ) +
          marks +
          shape('M186 222q44-10 56 18q-26 26-54 8z', dark) +
          line('M204 232q12 2 20 8', body, 4) +
          eye +
          line(sketch.pose === 'sleeping' ? 'M80 226q12 4 24 2' : 'M78 222q18 16 40 6', INK, 5) +
          line('M92 234q-28 12-40 40M104 240q-14 22-12 46', dark, 5) +
          faded(0.6, oval(144, 218, 15, 9, accent)) +
          (sketch.pose === 'holding' ? shape('M44 250c-30-20-24-46 0-32c24-14 30 12 0 32z', '#d9483b') : ''),
      ) + faded(0.75, line('M64 150a9 9 0 1 0 .1 0M88 112a6 6 0 1 0 .1 0M54 96a12 12 0 1 0 .1 0', PAPER, 4)),
  }
}
