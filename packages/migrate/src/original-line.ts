import { diffLines } from 'diff'

/** The line of the original text that a line of the changed text comes from. */
export function originalLine(original: string, changed: string, line: number): number {
  let [old, now] = [0, 0]
  for (const { added, removed, count } of diffLines(original, changed)) {
    if (!added) old += count
    if (!removed) now += count
    if (!removed && now >= line) return Math.max(1, old - (now - line))
  }
  return line
}
