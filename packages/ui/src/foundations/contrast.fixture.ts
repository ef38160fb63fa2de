import type { Oklch } from './tokens.fixture'

const clip = (value: number): number => Math.min(1, Math.max(0, value))

/** OKLCH to linear-light sRGB, clipped to the gamut like a browser on an sRGB screen. */
function toLinearSrgb([lightness, chroma, hue]: Oklch): readonly [red: number, green: number, blue: number] {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    clip(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    clip(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    clip(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ]
}

/** OKLCH as the hex of sRGB. */
export const toHex = (colour: Oklch): string =>
  `#${toLinearSrgb(colour)
    .map((value) => (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055))
    .map((value) =>
      Math.round(255 * value)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

function luminance(colour: Oklch): number {
  const [red, green, blue] = toLinearSrgb(colour)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** WCAG contrast ratio of two colours, 1 to 21. */
export function contrast(one: Oklch, other: Oklch): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((x, y) => x - y)
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05)
}
