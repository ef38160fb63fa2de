/** A small stable number from text (FNV-1a, 32 bit), so that an address always has the same pattern. */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 0
}

/** The filled cells of a mirrored 5 × 5 grid. */
export function mirroredCells(seed: number): readonly { x: number; y: number }[] {
  const half = Array.from({ length: 15 }, (_, cell) => ({
    x: cell % 3,
    y: Math.floor(cell / 3),
    on: (seed >>> cell) & 1,
  }))
  return half
    .filter(({ on }) => on === 1)
    .flatMap(({ x, y }) =>
      x === 2
        ? [{ x, y }]
        : [
            { x, y },
            { x: 4 - x, y },
          ],
    )
}
