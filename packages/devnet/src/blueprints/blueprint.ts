import type { Blueprint, BlueprintFunction, Call, CallResult, Method, Runtime } from '../engine/runtime'
import { type Parsed, parseArguments, type Shape } from '../engine/shapes'

export type { Blueprint, BlueprintFunction, Blueprints, Call, CallResult, Method, NamedNodes } from '../engine/runtime'

export const nothing: CallResult = {}

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
