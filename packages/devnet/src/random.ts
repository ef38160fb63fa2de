export type Random = {
  /** A number in [0, 1). */
  next(): number
  between(low: number, high: number): number
  pick<T>(from: readonly [T, ...T[]]): T
  chance(probability: number): boolean
}

const hashText = (text: string): number => {
  let hash = 2166136261
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 16777619)
  return hash >>> 0
}

/** A small seeded generator (mulberry32): the same seed always gives the same drawing. */
export function random(seed: number | string): Random {
  let state = hashText(String(seed)) | 0
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  return {
    next,
    between: (low, high) => low + next() * (high - low),
    pick: (from) => from[Math.floor(next() * from.length)] ?? from[0],
    chance: (probability) => next() < probability,
  }
}
