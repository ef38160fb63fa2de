/** Round values from 0 to at least `max`, in steps of 1, 2 or 5 times a power of ten; at max `count` steps. */
export function niceTicks(max: number, count = 4): readonly number[] {
  if (!(max > 0)) return [0, 1]
  const raw = max / count
  const power = 10 ** Math.floor(Math.log10(raw))
  const step = power * ([1, 2, 5].find((nice) => nice * power >= raw) ?? 10)
  const steps = Math.ceil(max / step - 1e-9)
  return Array.from({ length: steps + 1 }, (_, place) => Number((place * step).toPrecision(12)))
}
