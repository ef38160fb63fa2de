/** Builds a value on first use, so that a page without requests builds no schema. Mark the calls as pure for tree shaking. */
export const lazily = <T>(build: () => T): (() => T) => {
  let built: T | undefined
  return () => (built ??= build())
}
