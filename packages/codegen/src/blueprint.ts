import { err, ok, type Result } from 'neverthrow'
import * as z from 'zod/mini'
import type { SchemaType, TypeRef } from './schema'
import { wellKnownTypes } from './well-known-types'

/** A reference to a type of one schema of a package. */
export type PackageType = { readonly schema: string; readonly ref: TypeRef }

/** A method of a blueprint. The type of its input is a tuple with its arguments. */
export type Method = { readonly name: string; readonly input: PackageType | undefined }

/** The parts of a blueprint that a client uses. A part with a generic type is `undefined`. */
export type Blueprint = {
  readonly name: string
  readonly packageAddress: string
  readonly state: PackageType | undefined
  readonly methods: readonly Method[]
  readonly events: readonly { readonly name: string; readonly type: PackageType | undefined }[]
  /** The types of each schema of the package, by the schema's hash. */
  readonly schemas: ReadonlyMap<string, readonly SchemaType[]>
}

/** A type by its reference. */
export function typeAt({ schemas }: Pick<Blueprint, 'schemas'>, { schema, ref }: PackageType): SchemaType | undefined {
  return 'wellKnown' in ref ? wellKnownTypes.get(ref.wellKnown) : schemas.get(schema)?.[ref.local]
}

/** Core API's `BlueprintPayloadDef`. */
const Payload = z.looseObject({
  type_id: z.nullish(
    z.looseObject({ schema_hash: z.string(), local_type_id: z.looseObject({ kind: z.string(), id: z.number() }) }),
  ),
})
type Payload = z.infer<typeof Payload>

/** The parts of the Core API's `BlueprintDefinition` that a client uses. */
const Definition = z.looseObject({
  interface: z.looseObject({
    state: z.looseObject({
      fields: z.nullish(z.looseObject({ fields: z.array(z.looseObject({ field_type_ref: Payload })) })),
    }),
    functions: z.record(z.string(), z.looseObject({ receiver_info: z.nullish(z.unknown()), input: Payload })),
    events: z.record(z.string(), Payload),
  }),
})

function typeOf({ type_id }: Payload): PackageType | undefined {
  if (!type_id) return undefined
  const { kind, id } = type_id.local_type_id
  return { schema: type_id.schema_hash, ref: kind === 'WellKnown' ? { wellKnown: id } : { local: id } }
}

/** A blueprint from the definition that a Gateway returns. */
export function parseBlueprint(
  definition: unknown,
  { name, packageAddress, schemas }: Pick<Blueprint, 'name' | 'packageAddress' | 'schemas'>,
): Result<Blueprint, string> {
  const parsed = Definition.safeParse(definition)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    return err(`The Gateway has no types of the blueprint ${name} (${issue?.path.join('.')}: ${issue?.message}).`)
  }
  const { state, functions, events } = parsed.data.interface
  const [first, ...more] = state.fields?.fields ?? []
  return ok({
    name,
    packageAddress,
    schemas,
    // A component of a Scrypto package has one field. Native ones have several, which the Gateway returns in other forms.
    state: first && more.length === 0 ? typeOf(first.field_type_ref) : undefined,
    // A function without a receiver is called on the package.
    methods: Object.entries(functions)
      .filter(([, { receiver_info }]) => receiver_info !== undefined && receiver_info !== null)
      .map(([method, { input }]) => ({ name: method, input: typeOf(input) })),
    events: Object.entries(events).map(([event, payload]) => ({ name: event, type: typeOf(payload) })),
  })
}
