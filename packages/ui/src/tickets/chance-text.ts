/** `2.6 %`, with one decimal and no-break spaces. A very small chance is `< 0.1 %`, never zero. */
export const chanceText = (chance: number): string => {
  if (chance > 0 && chance < 0.0005) return '<\u00a00.1\u00a0%'
  return `${(chance * 100).toFixed(1)}\u00a0%`
}
