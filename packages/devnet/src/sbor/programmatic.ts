/** A value in the Gateway's programmatic JSON. Names are annotations and not part of the encoded bytes. */
export type Programmatic = Named & Bare

type Named = { readonly type_name?: string; readonly field_name?: string }

export type ScalarKind =
  | 'String'
  | 'U8'
  | 'U16'
  | 'U32'
  | 'U64'
  | 'U128'
  | 'I8'
  | 'I16'
  | 'I32'
  | 'I64'
  | 'I128'
  | 'Decimal'
  | 'PreciseDecimal'
  | 'Reference'
  | 'Own'
  | 'NonFungibleLocalId'

export type ValueKind = ScalarKind | 'Bool' | 'Tuple' | 'Enum' | 'Array' | 'Bytes' | 'Map'

type Bare =
  | { readonly kind: ScalarKind; readonly value: string }
  | { readonly kind: 'Bool'; readonly value: boolean }
  | { readonly kind: 'Tuple'; readonly fields: readonly Programmatic[] }
  | {
      readonly kind: 'Enum'
      readonly variant_id: string
      readonly variant_name?: string
      readonly fields: readonly Programmatic[]
    }
  | {
      readonly kind: 'Array'
      readonly element_kind: ValueKind
      readonly element_type_name?: string
      readonly elements: readonly Programmatic[]
    }
  | { readonly kind: 'Bytes'; readonly element_kind: 'U8'; readonly hex: string }
  | {
      readonly kind: 'Map'
      readonly key_kind: ValueKind
      readonly value_kind: ValueKind
      readonly entries: readonly { readonly key: Programmatic; readonly value: Programmatic }[]
    }

export type ProgrammaticTuple = Extract<Programmatic, { kind: 'Tuple' }>

export const scalar =
  (kind: ScalarKind, typeName?: string) =>
  (value: string | number | bigint): Programmatic =>
    typeName === undefined ? { kind, value: String(value) } : { kind, type_name: typeName, value: String(value) }

export const string = scalar('String')
export const url = scalar('String', 'Url')
export const u64 = scalar('U64')
export const instant = scalar('I64', 'Instant')
export const decimal = scalar('Decimal')
export const reference = scalar('Reference')
export const own = scalar('Own')
export const localId = scalar('NonFungibleLocalId')
export const bool = (value: boolean): Programmatic => ({ kind: 'Bool', value })
export const bytes = (hex: string): Programmatic => ({ kind: 'Bytes', element_kind: 'U8', hex })

export const field = (name: string, value: Programmatic): Programmatic => ({ ...value, field_name: name })

export const tuple = (name: string, fields: Readonly<Record<string, Programmatic>>): ProgrammaticTuple => ({
  kind: 'Tuple',
  type_name: name,
  fields: Object.entries(fields).map(([key, value]) => field(key, value)),
})

export const array = (kind: ValueKind, elements: readonly Programmatic[], elementTypeName?: string): Programmatic => ({
  kind: 'Array',
  element_kind: kind,
  ...(elementTypeName === undefined ? {} : { element_type_name: elementTypeName }),
  elements,
})

export const variant = (id: number, name: string, ...fields: readonly Programmatic[]): Programmatic => ({
  kind: 'Enum',
  variant_id: String(id),
  variant_name: name,
  fields,
})
