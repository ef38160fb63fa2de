/** Builds at first use, once: a page that never asks a wallet pays for no schema. Mark the calls pure, or bundlers keep them all. */
export const lazily = <T>(build: () => T): (() => T) => {
  let built: T | undefined
  return () => (built ??= build())
}
