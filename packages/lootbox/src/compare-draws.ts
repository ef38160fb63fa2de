import { chiSquareTail } from './chi-square'

/** A kind of loot: how many the box ever held, and how many of them were drawn. */
export type DrawnKind = { readonly key: string; readonly total: number; readonly drawn: number }

export type ComparedKind = {
  readonly key: string
  /** Its share of all the box ever held, 0 to 1. */
  readonly published: number
  /** Its share of what was drawn, 0 to 1. */
  readonly observed: number
  readonly draws: number
}

/** `fits` and `differs` are the test's answer; `too-few` says that no test would mean anything. */
export type FairnessVerdict = 'fits' | 'differs' | 'too-few'

export type Comparison = {
  readonly rows: readonly ComparedKind[]
  readonly sample: number
  readonly verdict: FairnessVerdict
  /** How often a fair box strays at least this far; absent without a test. */
  readonly likelihood: number | undefined
}

/** A box is called out when a fair one would stray as far less than once in a thousand. */
const DOUBT = 0.001
const LEAST_SAMPLE = 30
const LEAST_EXPECTED = 5

type Bin = { expected: number; drawn: number }

/** Rare kinds are counted together until each bin expects enough for the test to hold. */
function bins(kinds: readonly DrawnKind[], sample: number, held: number): readonly Bin[] {
  const sorted = kinds
    .map(({ total, drawn }): Bin => ({ expected: (sample * total) / held, drawn }))
    .sort((a, b) => a.expected - b.expected)
  const full: Bin[] = []
  let open: Bin = { expected: 0, drawn: 0 }
  for (const bin of sorted) {
    open = { expected: open.expected + bin.expected, drawn: open.drawn + bin.drawn }
    if (open.expected < LEAST_EXPECTED) continue
    full.push(open)
    open = { expected: 0, drawn: 0 }
  }
  const last = full.at(-1)
  if (last && open.expected > 0)
    full[full.length - 1] = { expected: last.expected + open.expected, drawn: last.drawn + open.drawn }
  return full
}

/**
 * What the box promised against what it gave. Pearson's chi-square over the kinds, corrected for drawing without
 * replacement: the nearer the box is to empty, the less it may stray.
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
