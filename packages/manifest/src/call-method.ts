import type { Address } from '@lootboxes/ledger'
import { append, type Draft, type Worktop } from './draft'
import type { Argument, BucketArgument, ProofArgument } from './value'

type Names<A, Kind> = A extends Kind & { readonly name: infer Name } ? Name : never

/**
 * Calls a method of a component and consumes the buckets and proofs among the arguments. The returned resources lie on the
 * worktop, so a deposit must follow. Accounts are not valid targets: see `Instruction`.
 */
export const callMethod = <
  B extends string,
  P extends string,
  const Args extends readonly Argument<NoInfer<B>, NoInfer<P>>[],
>(
  draft: Draft<B, P, Worktop>,
  { target, method, args }: { target: Address; method: string; args: Args },
): Draft<Exclude<B, Names<Args[number], BucketArgument>>, Exclude<P, Names<Args[number], ProofArgument>>, 'open'> =>
  append(draft, { kind: 'call', target, method, args: Object.freeze([...args]) })
