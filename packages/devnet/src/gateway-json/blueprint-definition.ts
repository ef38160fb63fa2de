import type { Blueprint } from '../blueprints/blueprint'
import { encodeSchema } from '../sbor/encode-schema'
import type { TypeRef } from '../sbor/schema'
import { type SchemaNode, schemaOf } from '../sbor/schema-node'

const partition = (offset: number) => ({ type: 'Logical', offset })

/** The Core API's `BlueprintDefinition`, with references to the schema's types. */
function definitionOf({ interface: types, methods, functions }: Blueprint) {
  if (types === undefined) {
    const names = [...functions.keys(), ...methods.keys()]
    return {
      definition: { interface: { functions: Object.fromEntries(names.map((name) => [name, { name }])) } },
      schema: undefined,
    }
  }
  const nodes: SchemaNode[] = [
    types.state,
    ...[types.methods, types.functions, types.events].flat().map(([, node]) => node),
  ]
  const { schema: own, refs } = schemaOf(nodes)
  const schema = encodeSchema(own)
  const refOf = new Map(nodes.map((node, at) => [node, refs[at]]))
  const payload = (node: SchemaNode) => {
    const ref: TypeRef = refOf.get(node) ?? { local: 0 }
    const local_type_id =
      'wellKnown' in ref ? { kind: 'WellKnown', id: ref.wellKnown } : { kind: 'SchemaLocal', id: ref.local }
    return { type: 'Static', type_id: { schema_hash: schema.schema_hash_hex, local_type_id } }
  }
  // A model in TypeScript does not declare what its functions return.
  const any = {
    type: 'Static',
    type_id: { schema_hash: schema.schema_hash_hex, local_type_id: { kind: 'WellKnown', id: 64 } },
  }
  const receiver_info = { receiver: 'SelfRefMut', reference_type: 'Normal' }
  const definition = {
    interface: {
      generic_type_parameters: [],
      is_transient: false,
      features: [],
      state: {
        fields: { partition_description: partition(0), fields: [{ field_type_ref: payload(types.state) }] },
        collections: [],
        num_partitions: 1,
      },
      functions: {
        ...Object.fromEntries(types.functions.map(([name, input]) => [name, { input: payload(input), output: any }])),
        ...Object.fromEntries(
          types.methods.map(([name, input]) => [name, { receiver_info, input: payload(input), output: any }]),
        ),
      },
      events: Object.fromEntries(types.events.map(([name, node]) => [name, payload(node)])),
      types: {},
    },
    function_exports: {},
    hook_exports: [],
  }
  return { definition, schema }
}

const known = new WeakMap<Blueprint, ReturnType<typeof definitionOf>>()

/** The definition of a blueprint and its schema. Blueprints do not change, so both are made once. */
export function describeBlueprint(blueprint: Blueprint): ReturnType<typeof definitionOf> {
  const before = known.get(blueprint)
  if (before !== undefined) return before
  const described = definitionOf(blueprint)
  known.set(blueprint, described)
  return described
}
