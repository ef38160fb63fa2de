const ITERATIONS = 500
const TINY = 1e-300

/** ln Γ(x), Lanczos (g = 7, n = 9). */
function lnGamma(x: number): number {
  const coefficients = [
    676.5203681218851, -1259.1392167224028, 771.3234287776531, -176.6150291621406, 12.507343278686905,
    -0.13857109526572012, 9.984369578019572e-6, 1.5056327351493116e-7,
  ]
  const shifted = x - 1
  const sum = coefficients.reduce((total, c, i) => total + c / (shifted + i + 1), 0.9999999999998099)
  const t = shifted + 7.5
  return 0.5 * Math.log(2 * Math.PI) + (shifted + 0.5) * Math.log(t) - t + Math.log(sum)
}

/** Regularised lower incomplete gamma P(a, x) by its series; for x < a + 1. */
function lowerSeries(a: number, x: number): number {
  let term = 1 / a
  let sum = term
  for (let n = 1; n < ITERATIONS && Math.abs(term) > Math.abs(sum) * 1e-15; n += 1) {
    term *= x / (a + n)
    sum += term
  }
  return sum * Math.exp(-x + a * Math.log(x) - lnGamma(a))
}

/** Regularised upper incomplete gamma Q(a, x) by its continued fraction (Lentz); for x ≥ a + 1. */
function upperFraction(a: number, x: number): number {
  let b = x + 1 - a
  let c = 1 / TINY
  let d = 1 / b
  let h = d
  for (let i = 1; i < ITERATIONS; i += 1) {
    const an = -i * (i - a)
    b += 2
    d = 1 / (Math.abs(an * d + b) < TINY ? TINY : an * d + b)
    c = Math.abs(b + an / c) < TINY ? TINY : b + an / c
    h *= d * c
    if (Math.abs(d * c - 1) < 1e-15) break
  }
  return h * Math.exp(-x + a * Math.log(x) - lnGamma(a))
}

/** How likely a fair draw strays at least this far: the upper tail of the chi-square distribution. */
export function chiSquareTail(statistic: number, degreesOfFreedom: number): number {
  if (statistic <= 0) return 1
  const a = degreesOfFreedom / 2
  const x = statistic / 2
  const tail = x < a + 1 ? 1 - lowerSeries(a, x) : upperFraction(a, x)
  return Math.min(1, Math.max(0, tail))
}
