import type { Instruction } from './instruction'

/**
 * `untouched`: nothing moved yet. `open`: something may lie on the worktop. `settled`: all of it was deposited. `yielded`: the
 * parent of a subintent had its turn, and what it gave lies there.
 */
export type Worktop = 'untouched' | 'open' | 'settled' | 'yielded'
/** Something may lie there to be taken. */
export type Filled = 'open' | 'yielded'

declare const stage: unique symbol

/**
 * A manifest in the making: a frozen list of instructions whose *type* remembers the buckets not yet given away, the
 * named proofs, and whether the worktop was emptied. Only `Draft<never, string, 'settled'>` can be finished.
 */
export type Draft<Buckets extends string, Proofs extends string, W extends Worktop> = {
  readonly networkId: number
  readonly instructions: readonly Instruction[]
  readonly [stage]: { readonly buckets: Buckets; readonly proofs: Proofs; readonly worktop: W }
}

export type EmptyDraft = Draft<never, never, 'untouched'>
export type FinishedDraft = Draft<never, string, 'settled'>
export type FinishedSubintentDraft = Draft<never, string, 'yielded'>

/** Where every manifest begins; all its addresses must belong to this network. */
export const emptyManifest = (networkId: number): EmptyDraft =>
  Object.freeze({ networkId, instructions: Object.freeze([]) }) as unknown as EmptyDraft

/** The next draft. The stage is the caller's claim: each step states the one it leads to. */
export const append = <Next extends Draft<string, string, Worktop>>(
  draft: Draft<string, string, Worktop>,
  ...next: readonly Instruction[]
): Next =>
  Object.freeze({
    networkId: draft.networkId,
    instructions: Object.freeze([...draft.instructions, ...next.map((instruction) => Object.freeze(instruction))]),
  }) as unknown as Next
