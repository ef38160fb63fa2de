/** `2.6 %`, one decimal; a chance too small for that says so instead of claiming zero. */
export const chanceText = (chance: number): string => {
  if (chance > 0 && chance < 0.0005) return '< 0.1 %'
  return `${(chance * 100).toFixed(1)} %`
}
