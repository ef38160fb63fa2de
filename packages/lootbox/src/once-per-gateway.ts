import type { LedgerReader } from './ask'

/** One of something for each gateway, made at first use: readers of the same gateway share what they saw. */
export function oncePerGateway<T>(create: (gateway: LedgerReader) => T): (gateway: LedgerReader) => T {
  const made = new WeakMap<LedgerReader, T>()
  return (gateway) => {
    const before = made.get(gateway)
    if (before !== undefined) return before
    const fresh = create(gateway)
    made.set(gateway, fresh)
    return fresh
  }
}
