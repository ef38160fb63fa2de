import type { Arguments } from '../engine/arguments'
import type { Bucket } from '../engine/bucket'
import type { Proof } from '../engine/proof'
import type { Runtime } from '../engine/runtime'

/** Result of a call: buckets go to the worktop, proofs to the auth zone. */
export type CallResult = { readonly buckets?: readonly Bucket[]; readonly proofs?: readonly Proof[] }

export type Method = (runtime: Runtime, self: string, args: Arguments) => CallResult

/** Methods by name. A Map, so that a name such as `constructor` resolves to no method. */
export type Blueprint = ReadonlyMap<string, Method>

export const blueprint = (methods: Readonly<Record<string, Method>>): Blueprint => new Map(Object.entries(methods))

export const nothing: CallResult = {}
