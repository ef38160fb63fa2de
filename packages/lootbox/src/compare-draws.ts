import { chiSquareTail } from './chi-square'

/** A kind of loot: how many the box ever held, and how many of them were drawn. */
export type DrawnKind = { readonly key: string; readonly total: number; readonly drawn: number }

/** One kind of loot: its share of the pool beside its share of the draws. */
export type ComparedKind = {
  readonly key: string
  /** Its share of all pieces the box ever held, 0 to 1. */
  readonly published: number
  /** Its share of all draws, 0 to 1. */
  readonly observed: number
  readonly draws: number
}

/** `fits` and `differs` are results of the test; `too-few` draws allow no test. */
export type FairnessVerdict = 'fits' | 'differs' | 'too-few'

/** The result of `compareDraws`: every kind, the draws and the verdict. */
export type Comparison = {
  readonly rows: readonly ComparedKind[]
  readonly sample: number
  readonly verdict: FairnessVerdict
  /** The p-value: how often a fair box deviates at least this much. Absent without a test. */
  readonly likelihood: number | undefined
}

/** Significance level: a fair box is reported once in a thousand tests. */
const DOUBT = 0.001
const LEAST_SAMPLE = 30
const LEAST_EXPECTED = 5

type Bin = { expected: number; drawn: number }

/** Merges rare kinds until each bin expects enough draws for the test, and enough pieces that are left. */
function bins(kinds: readonly DrawnKind[], sample: number, held: number): readonly Bin[] {
  const sorted = kinds
    .map(({ total, drawn }): Bin => ({ expected: (sample * total) / held, drawn }))
    .sort((a, b) => a.expected - b.expected)
  const full: Bin[] = []
  /** The part of a kind that is drawn, or left, whichever is smaller, over the part that is drawn. */
  const scarcity = Math.min(1, (held - sample) / sample)
  let open: Bin = { expected: 0, drawn: 0 }
  for (const bin of sorted) {
    open = { expected: open.expected + bin.expected, drawn: open.drawn + bin.drawn }
    if (open.expected * scarcity < LEAST_EXPECTED) continue
    full.push(open)
    open = { expected: 0, drawn: 0 }
  }
  const last = full.at(-1)
  if (last && open.expected > 0)
    full[full.length - 1] = { expected: last.expected + open.expected, drawn: last.drawn + open.drawn }
  return full
}

/**
 * Compares the pool of a box with its draws. Uses Pearson's chi-square over the kinds, corrected for drawing without
 * replacement: the emptier the box, the smaller the allowed deviation.
 *
 * @example
 * ```ts
 * import { compareDraws } from '@lootboxes/lootbox'
 *
 * const { verdict } = compareDraws([
 *   { key: 'plain', total: 900, drawn: 88 },
 *   { key: 'foil', total: 100, drawn: 12 },
 * ])
 * ```
 */
export function compareDraws(kinds: readonly DrawnKind[]): Comparison {
  const sample = kinds.reduce((sum, { drawn }) => sum + drawn, 0)
  const held = kinds.reduce((sum, { total }) => sum + total, 0)
  const rows = kinds.map(({ key, total, drawn }) => ({
    key,
    published: held === 0 ? 0 : total / held,
    observed: sample === 0 ? 0 : drawn / sample,
    draws: drawn,
  }))
  const grouped = sample < LEAST_SAMPLE || sample >= held ? [] : bins(kinds, sample, held)
  if (grouped.length < 2) return { rows, sample, verdict: 'too-few', likelihood: undefined }
  const statistic =
    grouped.reduce((sum, { expected, drawn }) => sum + (drawn - expected) ** 2 / expected, 0) *
    ((held - 1) / (held - sample))
  const likelihood = chiSquareTail(statistic, grouped.length - 1)
  return { rows, sample, verdict: likelihood < DOUBT ? 'differs' : 'fits', likelihood }
}
