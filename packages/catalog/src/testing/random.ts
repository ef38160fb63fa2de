/** Numbers that come out the same for the same seed. */
export function createRandom(seed: number) {
  let state = seed >>> 0 || 1
  const next = () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32
  }
  return {
    next,
    whole: (below: number) => Math.floor(next() * below),
    pick: <T>(list: readonly T[]): T | undefined => list[Math.floor(next() * list.length)],
  }
}
