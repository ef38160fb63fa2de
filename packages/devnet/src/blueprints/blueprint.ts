import type { Arguments } from '../engine/arguments'
import type { Bucket } from '../engine/bucket'
import type { Proof } from '../engine/proof'
import type { Runtime } from '../engine/runtime'

/** What a call gives back: buckets go to the worktop, proofs to the auth zone. */
export type Returned = { readonly buckets?: readonly Bucket[]; readonly proofs?: readonly Proof[] }

export type Method = (runtime: Runtime, self: string, given: Arguments) => Returned

export type Blueprint = Readonly<Record<string, Method>>

export const nothing: Returned = {}
