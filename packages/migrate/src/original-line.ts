import { diffLines } from 'diff'

/** The line of the original text that a line of the changed text comes from. */
export function originalLine(original: string, changed: string, line: number): number {
  let [old, now] = [0, 0]
  /** Lines of the original before the current change. */
  let before = 0
  for (const { added, removed, count } of diffLines(original, changed)) {
    if (!removed && now + count >= line)
      return Math.max(1, added ? Math.min(before + line - now, old) : old + line - now)
    if (!added) old += count
    if (!removed) now += count
    if (!removed) before = old
  }
  return line
}
