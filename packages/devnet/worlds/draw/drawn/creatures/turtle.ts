import { disc, faded, line, moved, oval, shape } from '../pen'
import { type Figure, INK, PAPER, type Sketch } from '../sketch'

const palm =
  line('M216 130q-6-40 8-72', '#8a5a3a', 9) +
  shape(
    'M224 60q-40-30-58 4q30-6 58-4zM224 60q-16-46 22-50q-4 26-22 50zM224 60q44-26 56 12q-28-12-56-12zM224 60q-34 6-34 36q20-16 34-36zM224 60q30 10 28 40q-18-16-28-40z',
    '#4f9d5d',
  ) +
  disc(220, 66, 6, '#8a5a3a') +
  disc(230, 68, 6, '#8a5a3a')
const hut =
  shape('M188 130v-34h52v34z', '#f2d6a2') +
  shape('M176 100l38-40l38 40z', '#b3592e') +
  shape('M208 130v-20h14v20z', '#6d4a35') +
  line('M270 130q2-22 0-30M270 100q10-14 16-2M270 100q-10-14-16-2', '#4f9d5d', 6)
const pines =
  shape('M160 134l20-54l20 54zM192 134l26-76l26 76zM236 134l18-48l18 48z', '#3f7d4e') +
  shape('M206 92l12-34l12 34q-12 8-24 0z', PAPER)

export function turtle(sketch: Sketch): Figure {
  const { body, dark, light, accent } = sketch.colours
  const island = sketch.hand.pick([palm, hut, pines])
  const eye =
    sketch.pose === 'sleeping' ? line('M74 218q11 10 22 0', INK, 5) : disc(84, 216, 11, INK) + disc(88, 212, 4, PAPER)
  return {
    top: [214, 70, 0],
    figure: moved(
      sketch.hand.chance(0.5) ? 'matrix(-1 0 0 1 400 0)' : 'translate(0)',
      faded(0.9, shape('M262 76q-2-20 18-20q8-18 26-8q22-4 20 18q16 4 8 16h-66q-10-2-6-6z', PAPER)) +
        island +
        shape('M134 152q20-40 84-34q70-4 84 36z', '#7fb36b') +
        shape('M322 292l52 18q-20 20-60 6z', light) +
        line('M150 300v22M190 306v18M272 306v18M306 298v24', light, 32) +
        shape('M44 226c-2-34 26-48 52-46c34 4 42 34 46 70l6 52h-30c-44-2-72-36-74-76z', light) +
        shape('M104 300C100 206 152 134 218 134S336 206 332 300Q218 320 104 300z', body) +
        line(
          'M218 138v40M176 188l42-14l44 14l10 46l-54 24l-54-24zM176 188l-40-14M262 188l36-14M164 234l-52 22M272 234l52 22M218 258v48',
          dark,
          6,
        ) +
        shape('M98 290q120 26 240 0q6 24-12 28q-108 16-216 0q-18-4-12-28z', accent) +
        eye +
        line(sketch.pose === 'sleeping' ? 'M58 250q10 6 20 0' : 'M52 244q20 20 44 6', INK, 5) +
        faded(0.6, oval(104, 244, 13, 8, accent)) +
        line('M70 196q10-10 22-6', dark, 5) +
        (sketch.pose === 'holding' ? line('M52 250q-26 0-36-18', '#3f7d4e', 5) + oval(14, 226, 9, 13, '#d9483b') : '') +
        (sketch.pose === 'waving' ? line('M116 296q-50 0-66 34', light, 26) : ''),
    ),
  }
}
