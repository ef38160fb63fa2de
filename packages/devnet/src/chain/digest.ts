import { blake2b } from '@noble/hashes/blake2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Committed } from '../engine/execute'

const textOf = (_key: string, value: unknown): unknown => (typeof value === 'bigint' ? value.toString() : value)

/** State families that do not affect ownership. Changed pictures or texts must not break a replay. */
const cosmetic: ReadonlySet<string> = new Set(['nonFungibleData', 'component', 'metadata'])

/** A short hash of ownership after a commit: equal digests mean equal ledgers. */
export function digestOf({ status, draft }: Committed): string {
  const cells = Object.entries(draft.writes.cells).flatMap(([family, written]) =>
    cosmetic.has(family) ? [] : [[family, [...written]]],
  )
  const logs = Object.entries(draft.writes.logs).map(([log, written]) => [log, [...written]])
  return bytesToHex(blake2b(utf8ToBytes(JSON.stringify([status, cells, logs], textOf)), { dkLen: 8 }))
}
