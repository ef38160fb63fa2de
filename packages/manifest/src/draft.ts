import type { Instruction } from './instruction'

/**
 * `untouched`: nothing moved yet. `open`: the worktop may hold resources. `settled`: everything was deposited. `yielded`: the
 * parent of a subintent had its turn, and the resources it gave are on the worktop.
 */
export type Worktop = 'untouched' | 'open' | 'settled' | 'yielded'
/** States in which the worktop may hold resources. */
export type Filled = 'open' | 'yielded'

declare const stage: unique symbol

/**
 * A manifest under construction: a frozen list of instructions. Its *type* tracks the unused buckets, the named proofs and
 * the state of the worktop. Only `Draft<never, string, 'settled'>` can be finished.
 */
export type Draft<Buckets extends string, Proofs extends string, W extends Worktop> = {
  readonly networkId: number
  readonly instructions: readonly Instruction[]
  readonly [stage]: { readonly buckets: Buckets; readonly proofs: Proofs; readonly worktop: W }
}

/** The draft that `emptyManifest` returns. */
export type EmptyDraft = Draft<never, never, 'untouched'>
/** A draft that `finishManifest` accepts: no unused buckets, the worktop deposited. */
export type FinishedDraft = Draft<never, string, 'settled'>
/** A draft that `finishSubintent` accepts: no unused buckets, a yield as the last step. */
export type FinishedSubintentDraft = Draft<never, string, 'yielded'>

/** The start of every manifest. All its addresses must belong to this network. */
export const emptyManifest = (networkId: number): EmptyDraft =>
  Object.freeze({ networkId, instructions: Object.freeze([]) }) as unknown as EmptyDraft

/** Appends an instruction. The type parameter states which draft results; each step function declares its own. */
export const append = <Next extends Draft<string, string, Worktop>>(
  draft: Draft<string, string, Worktop>,
  ...next: readonly Instruction[]
): Next =>
  Object.freeze({
    networkId: draft.networkId,
    instructions: Object.freeze([...draft.instructions, ...next.map((instruction) => Object.freeze(instruction))]),
  }) as unknown as Next
