import { blake2b256, encodeAddress, entityBytes } from '@lootboxes/ledger'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { abort } from '../engine/abort'
import type { Argument } from '../engine/argument'
import type { Bucket } from '../engine/bucket'
import type { Runtime } from '../engine/runtime'
import { defineTuple } from '../sbor/schema-node'
import type { AccessRule } from '../store/access-rule'
import type { View } from '../store/store'
import {
  type Blueprint,
  type BlueprintFunction,
  type Call,
  type CallResult,
  type Method,
  type NamedNodes,
  PUBLIC,
} from './blueprint'
import { type Component, createComponent } from './component'
import { textEntries } from './component-resources'
import { createEntity } from './create-resource'
import { type Fields, struct, type Type, type ValueOf, type ValuesOf } from './types'

type Types = readonly Type<unknown>[]
type Values<A extends Types> = { -readonly [K in keyof A]: ValueOf<A[K]> }

/** The result of a method: nothing, a bucket, or several. They go to the caller's worktop. */
export type Returned = undefined | Bucket | readonly Bucket[]

/** A method with its own reading of the arguments, for methods with several forms. */
type RawMethod<State> = (component: Component<State>, args: readonly Argument[]) => Returned

/** Types of the arguments, and their names for clients. */
type Signature = { readonly types: Types; readonly names?: readonly string[] | undefined }

/** A method of a blueprint: types of the arguments, and the code. */
type ComponentMethod<State> = Signature & { readonly run: RawMethod<State> }

/** Makes the methods of a blueprint with the types of its state. */
type MethodBuilder<State> = <const A extends Types>(
  types: A,
  run: (component: Component<State>, ...args: Values<A>) => Returned,
  names?: readonly string[],
) => ComponentMethod<State>

/** Rules of a component: of its owner, and of the roles of its methods. Without an owner's rule, only open methods can be called. */
type ComponentRules = {
  readonly owner?: AccessRule
  readonly roles?: Readonly<Record<string, AccessRule>>
  readonly metadata?: Readonly<Record<string, string>>
}

/** Creates a component: writes its first state and its rules, and returns its address. */
type Instantiate<State> = (first: (component: Component<State>) => State, rules?: ComponentRules) => string

/** A function of a blueprint, such as one that creates a component. */
type FunctionBuilder<State> = <const A extends Types>(
  types: A,
  run: (instantiate: Instantiate<State>, ...args: Values<A>) => Returned,
  names?: readonly string[],
) => ComponentFunction<State>
type ComponentFunction<State> = Signature & {
  readonly run: (instantiate: Instantiate<State>, args: readonly Argument[]) => Returned
}

export type BlueprintDefinition<F extends Fields> = {
  /** The name in manifests and in the Gateway. */
  readonly name: string
  /** Fields of the component's state. */
  readonly state: F
  readonly functions?: (
    define: FunctionBuilder<ValuesOf<F>>,
  ) => Readonly<Record<string, ComponentFunction<ValuesOf<F>>>>
  readonly methods: (define: MethodBuilder<ValuesOf<F>>) => Readonly<Record<string, ComponentMethod<ValuesOf<F>>>>
  /** The role that a caller of a method needs, by method: `owner`, or a role of `instantiate`. Others are open to all. */
  readonly restricted?: Readonly<Record<string, string>>
  /** Fields of the events that components emit, for the schema of the blueprint. */
  readonly events?: Readonly<Record<string, Fields>>
}

/** A blueprint that a devnet runs. `stateOf` reads the state of a component. */
export type DefinedBlueprint<State> = Blueprint & {
  stateOf(view: Pick<View, 'get'>, component: string): State | undefined
}

/** The package of a blueprint that a devnet gets with its options. It depends on the name of the blueprint only. */
export const blueprintPackage = (name: string, networkId: number): string =>
  encodeAddress({
    entityByte: entityBytes.package,
    networkId,
    tail: blake2b256(utf8ToBytes(`lootboxes-devnet:blueprint:${name}`)).subarray(0, 29),
  })

const parseAll = (types: Types, args: readonly Argument[]): unknown[] => {
  if (args.length !== types.length)
    return abort(`SystemError(TypeCheckError): ${types.length} arguments are expected, not ${args.length}`)
  return args.map((argument, at) => types[at]?.parse(argument))
}

/** The tuple of arguments of each function, named as Scrypto names it. */
const inputsOf = (blueprint: string, functions: Readonly<Record<string, Signature>>): NamedNodes =>
  Object.entries(functions).map(([name, { types, names = [] }]) => [
    name,
    defineTuple(
      `${blueprint}_${name}_Input`,
      types.map(({ schema }, at) => [names[at] ?? '', schema]),
    ),
  ])

const resultOf = (returned: Returned): CallResult => {
  if (returned === undefined) return {}
  return { buckets: Array.isArray(returned) ? returned : [returned as Bucket] }
}

/** Aborts the transaction with a message of the component. */
export const fail = (message: string): never => abort(message)

/**
 * Defines a blueprint in TypeScript: the model of a Scrypto component. Its methods get the same buckets and proofs as native
 * blueprints, and may only use their arguments and the component, so that every run gives the same result.
 *
 * @example
 * const counter = defineBlueprint({
 *   name: 'Counter',
 *   state: { count: types.u64 },
 *   functions: (define) => ({ instantiate: define([], (instantiate) => void instantiate(() => ({ count: 0 }))) }),
 *   methods: (define) => ({
 *     add: define([types.u64], (component, by) => {
 *       component.state = { count: component.state.count + by }
 *       return undefined
 *     }),
 *   }),
 * })
 */
export function defineBlueprint<const F extends Fields>(
  definition: BlueprintDefinition<F>,
): DefinedBlueprint<ValuesOf<F>> {
  type State = ValuesOf<F>
  const { name } = definition
  const stateType = struct(name, definition.state)
  // Only this blueprint writes the state of its components.
  const stateOf = (view: Pick<View, 'get'>, at: string) => view.get('component', at) as State | undefined
  const componentOf = (runtime: Runtime, self: string) =>
    createComponent<State>(runtime, self, {
      get: () => stateOf(runtime.draft, self) ?? abort(`${self} is no ${name}`),
      set: (state) => runtime.draft.set('component', self, state),
    })
  // Types and values of the arguments have the same order.
  const define: MethodBuilder<State> = (types, run, names) => ({
    types,
    names,
    run: (component, args) => run(component, ...(parseAll(types, args) as never)),
  })
  const defineFunction: FunctionBuilder<State> = (types, run, names) => ({
    types,
    names,
    run: (instantiate, args) => run(instantiate, ...(parseAll(types, args) as never)),
  })
  const instantiate =
    (runtime: Runtime): Instantiate<State> =>
    (first, { owner: ownerRule = 'DenyAll', roles = {}, metadata } = {}) => {
      const packageAddress = runtime.blueprints.packageOf(name) ?? abort(`${name} has no package`)
      const entity = { kind: 'component', packageAddress, blueprint: name } as const
      if (!runtime.draft.get('entity', packageAddress))
        runtime.draft.set('entity', packageAddress, { kind: 'package', blueprints: [name] })
      const owner = { owner: ownerRule, ownerUpdater: 'None' } as const
      const self = createEntity(runtime, {
        type: 'component',
        entity,
        owner,
        roles,
        metadata: [textEntries(metadata), {}],
      })
      runtime.draft.set('component', self, first(componentOf(runtime, self)))
      return self
    }
  const ownMethods = definition.methods(define)
  const restricted = new Map(Object.entries(definition.restricted ?? {}))
  for (const method of restricted.keys())
    if (!Object.hasOwn(ownMethods, method))
      throw new TypeError(`${name} restricts ${method}, which is no method of it.`)
  const ownFunctions = definition.functions?.(defineFunction) ?? {}
  const methods = Object.entries(ownMethods).map(([method, { run }]): [string, Method] => [
    method,
    {
      access: restricted.get(method) ?? PUBLIC,
      run: ({ runtime, self }: Call, args) => resultOf(run(componentOf(runtime, self), args)),
    },
  ])
  const functions = Object.entries(ownFunctions).map(([one, { run }]): [string, BlueprintFunction] => [
    one,
    (runtime, args) => resultOf(run(instantiate(runtime), args)),
  ])
  const written = new WeakMap<object, ReturnType<typeof stateType.write>>()
  return {
    name,
    methods: new Map(methods),
    functions: new Map(functions),
    stateOf,
    interface: {
      state: stateType.schema,
      methods: inputsOf(name, ownMethods),
      functions: inputsOf(name, ownFunctions),
      events: Object.entries(definition.events ?? {}).map(([event, fields]) => [event, struct(event, fields).schema]),
    },
    describe: (view, component) => {
      const state = stateOf(view, component)
      if (!state) return undefined
      const known = written.get(state) ?? stateType.write(state)
      written.set(state, known)
      return known
    },
  }
}
