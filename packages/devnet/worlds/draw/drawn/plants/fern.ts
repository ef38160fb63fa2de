import { cheeks, eyes, mouth, snore } from '../face'
import { held } from '../held'
import { at, disc, line } from '../pen'
import type { Figure, Sketch } from '../sketch'

const frond = (fill: string, dark: string) => {
  let leaves = ''
  for (let step = 0; step < 6; step++) {
    const y = -24 - step * 22
    const reach = 34 - step * 4
    leaves += `M${-reach} ${y}L0 ${y + 8}l${reach}-8`
  }
  return line('M0 0Q4-80 0-160', dark, 6) + line(leaves, fill, 13)
}

export function fern(sketch: Sketch): Figure {
  const { body, dark, light, accent } = sketch.colours
  const sway = Math.round(sketch.hand.between(-6, 6))
  return {
    top: [206, 66, 34],
    figure:
      at(178, 334, frond(dark, body), 1.15, -50 + sway) +
      at(222, 334, frond(dark, body), 1.15, 50 + sway) +
      at(186, 336, frond(body, dark), 0.9, -76 + sway) +
      at(214, 336, frond(body, dark), 0.9, 76 + sway) +
      line('M168 338C120 260 96 150 160 92C210 50 296 80 296 150', dark, 52) +
      line('M168 338C120 260 96 150 160 92C210 50 296 80 296 150', body, 40) +
      line(
        'M126 262l-18 4M116 226l-18 0M112 190l-18-4M118 152l-16-8M134 116l-12-14M164 84l-6-16M204 68l2-16M246 78l10-14M278 102l15-10',
        light,
        7,
      ) +
      disc(212, 170, 82, body) +
      line('M294 150q4 90-80 94q-70-2-72-72', dark, 7) +
      disc(208, 168, 62, light) +
      at(8, 0, eyes(sketch, 26, 164, 12) + mouth(sketch, 188, 11) + cheeks(sketch, 42, 186, 9)) +
      held(sketch, 214, 282, 0.85) +
      line(
        sketch.pose === 'holding'
          ? 'M140 256q20 44 52 34M272 230q12 50-34 60'
          : sketch.pose === 'waving'
            ? 'M288 210q44-6 50-52M140 256q10 30 40 30'
            : 'M140 262q14 26 42 20M280 222q22 30 2 56',
        dark,
        14,
      ) +
      (accent && snore(sketch, 300, 90)),
  }
}
