/** `2.6 %`, with one decimal. A very small chance is `< 0.1 %`, never zero. */
export const chanceText = (chance: number): string => {
  if (chance > 0 && chance < 0.0005) return '< 0.1 %'
  return `${(chance * 100).toFixed(1)} %`
}
