export const percentile = (values, share) => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
export const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length

/** Prints a table. */
export function table(head, rows) {
  const all = [head, ...rows].map((row) => row.map(String))
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column].length)))
  for (const row of all)
    console.log(
      `  ${row.map((cell, column) => (column === 0 ? cell.padEnd(widths[column]) : cell.padStart(widths[column]))).join('   ')}`,
    )
}

/** Collects the conditions and their results. */
export function createVerdicts() {
  const missed = []
  return {
    missed,
    must: (ok, what) => {
      console.log(`  ${ok ? 'holds ' : 'MISSED'}  ${what}`)
      if (!ok) missed.push(what)
    },
  }
}
