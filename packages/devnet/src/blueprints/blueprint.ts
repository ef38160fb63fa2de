import type { Argument } from '../engine/argument'
import type { Bucket } from '../engine/bucket'
import type { Proof } from '../engine/proof'
import type { Runtime } from '../engine/runtime'
import { type Parsed, parseArguments, type Shape } from '../engine/shapes'
import type { ProgrammaticTuple } from '../sbor/programmatic'
import type { View } from '../store/store'

/** Result of a call: buckets go to the worktop, proofs to the auth zone. */
export type CallResult = { readonly buckets?: readonly Bucket[]; readonly proofs?: readonly Proof[] }

export const nothing: CallResult = {}

/** A call of a method on an entity. */
export type Call = { readonly runtime: Runtime; readonly self: string }

/** A method: the role that may call it, and its implementation. */
export type Method = {
  readonly access: string
  readonly run: (call: Call, args: readonly Argument[], name: string) => CallResult
}

/** A function of a blueprint. It has no entity and is open to all. */
export type BlueprintFunction = (runtime: Runtime, args: readonly Argument[], name: string) => CallResult

/** Methods and functions by name. Maps, so that a name such as `constructor` resolves to none. */
export type Blueprint = {
  readonly name: string
  readonly methods: ReadonlyMap<string, Method>
  readonly functions: ReadonlyMap<string, BlueprintFunction>
  /** State of a component for the Gateway. */
  readonly describe?: ((view: Pick<View, 'get'>, component: string) => ProgrammaticTuple | undefined) | undefined
}

/** Finds the blueprint of an entity, or of a package. */
export type Blueprints = {
  of(view: Pick<View, 'get'>, address: string): Blueprint | undefined
  at(packageAddress: string, name: string): Blueprint | undefined
  /** Names of a package's blueprints. */
  in(packageAddress: string): readonly string[]
  /** The package of a blueprint in TypeScript. */
  packageOf(name: string): string | undefined
}

/** Any caller may call a public method. */
export const PUBLIC = 'public'

/** A method with typed arguments that callers with the role may call. */
export const protectedMethod = <const S extends readonly Shape<unknown>[]>(
  access: string,
  shapes: S,
  run: (call: Call, ...args: Parsed<S>) => CallResult,
): Method => ({
  access,
  run: (call, args, name) => run(call, ...parseArguments(name, args, shapes)),
})

/** A method with typed arguments that any caller may call. */
export const publicMethod = <const S extends readonly Shape<unknown>[]>(
  shapes: S,
  run: (call: Call, ...args: Parsed<S>) => CallResult,
): Method => protectedMethod(PUBLIC, shapes, run)

/** A function with typed arguments. */
export const blueprintFunction =
  <const S extends readonly Shape<unknown>[]>(
    shapes: S,
    run: (runtime: Runtime, ...args: Parsed<S>) => CallResult,
  ): BlueprintFunction =>
  (runtime, args, name) =>
    run(runtime, ...parseArguments(name, args, shapes))

export const blueprint = (
  name: string,
  methods: Readonly<Record<string, Method>>,
  functions: Readonly<Record<string, BlueprintFunction>> = {},
): Blueprint => ({ name, methods: new Map(Object.entries(methods)), functions: new Map(Object.entries(functions)) })
