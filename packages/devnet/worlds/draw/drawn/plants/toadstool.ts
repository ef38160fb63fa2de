import { cheeks, eyes, mouth, snore } from '../face'
import { arms, held } from '../held'
import { at, disc, line, oval, shape } from '../pen'
import { type Figure, INK, PAPER, type Sketch } from '../sketch'

const little = (body: string, light: string) =>
  shape('M-17 0q6-26 0-42h34q-6 16 0 42z', light) +
  shape('M-40-36q2-44 40-44t40 44q-40 14-80 0z', body) +
  disc(-12, -58, 6, PAPER) +
  disc(14, -52, 5, PAPER) +
  line('M-6-20v2M6-20v2', INK, 4)
const raindrops = line('M52 110l-6 18M84 60l-6 18M330 66l-6 18M352 122l-6 18M40 190l-6 18M364 196l-6 18', '#8cc9e0', 6)

export function toadstool(sketch: Sketch): Figure {
  const { body, dark, light, accent } = sketch.colours
  return {
    top: [200, 62, 50],
    figure:
      (sketch.hand.chance(0.3) ? raindrops : '') +
      at(sketch.hand.chance(0.5) ? 330 : 74, 334, little(body, light)) +
      shape('M138 196h124q-6 44 12 84q14 52-74 54q-88-2-74-54q18-40 12-84z', light) +
      shape('M134 204q66 26 132 0l8 30q-20 12-30-2q-16 16-30 0q-14 14-28 0q-14 16-30 0q-10 14-30 2z', PAPER) +
      shape('M46 190C40 106 112 58 200 58s160 48 154 132q-6 22-40 24H86q-34-2-40-24z', body) +
      shape('M60 200q140 26 280 0q-8 14-26 14H86q-18 0-26-14z', dark) +
      oval(120, 134, 25, 20, PAPER, -24) +
      oval(196, 100, 30, 21, PAPER) +
      oval(280, 130, 26, 22, PAPER, 22) +
      oval(212, 168, 20, 14, PAPER) +
      oval(84, 178, 13, 9, PAPER) +
      oval(326, 176, 12, 9, PAPER) +
      oval(156, 178, 10, 8, PAPER) +
      eyes(sketch, 30, 256, 12) +
      mouth(sketch, 280, 11) +
      cheeks(sketch, 48, 278, 10) +
      held(sketch, 200, 312, 0.72) +
      arms(sketch, 70, 274, 15, accent === light ? dark : light) +
      snore(sketch, 284, 250),
  }
}
