import { err, ok, type Result } from 'neverthrow'
import type { Brand } from './brand'
import { clip, nonText, wordsFor } from './words-for'

/** A non-fungible local id in its protocol text: `#1#`, `<name>`, `[beef]` or `{0000000000000000-…}`. */
export type LocalId = Brand<string, 'LocalId'>
/** The four kinds of local ids: `#…#`, `<…>`, `[…]` and `{…}`. */
export type LocalIdKind = 'integer' | 'string' | 'bytes' | 'ruid'

/** Why a text is not a local id. `text` is the input. */
export type LocalIdError =
  | { kind: 'not-a-local-id'; text: string }
  | { kind: 'local-id-out-of-range'; text: string; max: string }
  | { kind: 'local-id-too-long'; text: string; max: number; unit: 'characters' | 'bytes' }

const MAX_U64 = (1n << 64n) - 1n
const MAX_LENGTH = 64
const integer = /^#(0|[1-9]\d*)#$/
const string = /^<([A-Za-z0-9_]+)>$/
const bytes = /^\[((?:[0-9a-f]{2})+)\]$/
const ruid = /^\{[0-9a-f]{16}(?:-[0-9a-f]{16}){3}\}$/

/**
 * Validates a local id against the ledger's grammar and bounds (u64; 64 characters; 64 bytes). Trims and repairs nothing.
 * @example parseLocalId('#1#') // ok('#1#')
 */
export function parseLocalId(text: string): Result<LocalId, LocalIdError> {
  if (typeof text !== 'string') return err({ kind: 'not-a-local-id', text: nonText(text) })
  const digits = integer.exec(text)?.[1]
  if (digits !== undefined)
    return digits.length <= 20 && BigInt(digits) <= MAX_U64
      ? ok(text as LocalId)
      : err({ kind: 'local-id-out-of-range', text, max: `#${MAX_U64}#` })
  const name = string.exec(text)?.[1]
  if (name !== undefined)
    return name.length <= MAX_LENGTH
      ? ok(text as LocalId)
      : err({ kind: 'local-id-too-long', text, max: MAX_LENGTH, unit: 'characters' })
  const hex = bytes.exec(text)?.[1]
  if (hex !== undefined)
    return hex.length <= 2 * MAX_LENGTH
      ? ok(text as LocalId)
      : err({ kind: 'local-id-too-long', text, max: MAX_LENGTH, unit: 'bytes' })
  return ruid.test(text) ? ok(text as LocalId) : err({ kind: 'not-a-local-id', text })
}

const kinds: Readonly<Record<string, LocalIdKind>> = { '#': 'integer', '<': 'string', '[': 'bytes', '{': 'ruid' }

/** The kind of an id. All ids of one resource have the same kind. */
export const localIdKind = (id: LocalId): LocalIdKind => kinds[id.charAt(0)] ?? 'ruid'

const order: readonly LocalIdKind[] = ['integer', 'string', 'bytes', 'ruid']

/** A total order: by kind, integers by value, the rest by code unit. */
export function compareLocalIds(a: LocalId, b: LocalId): number {
  const kind = localIdKind(a)
  const byKind = order.indexOf(kind) - order.indexOf(localIdKind(b))
  if (byKind !== 0) return byKind
  if (kind === 'integer' && a.length !== b.length) return a.length - b.length
  if (a === b) return 0
  return a < b ? -1 : 1
}

/** Ids of one resource for users: `No. 1, 2, 3 and 4 more` for integers, the protocol text for others. Names at most `max` ids (default 12). */
export function displayLocalIds(ids: readonly string[], { max = 12 }: { max?: number } = {}): string {
  const named = ids.slice(0, max).map((id) => integer.exec(id)?.[1] ?? id)
  const more = ids.length - named.length
  return `${integer.test(ids[0] ?? '') ? 'No. ' : ''}${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}

/** One sentence for the user for each `LocalIdError`. */
export const localIdErrorText = /* @__PURE__ */ wordsFor<LocalIdError>({
  'not-a-local-id': (e) => `“${clip(e.text)}” is not the id of a non-fungible.`,
  'local-id-out-of-range': (e) => `The id ${clip(e.text)} is larger than ${e.max}.`,
  'local-id-too-long': (e) => `The id ${clip(e.text)} is longer than ${e.max} ${e.unit}.`,
})
