/** Kinds a programmatic value can have. */
export type SborKind = ProgrammaticScryptoSborValue['kind']

type Named = { type_name?: string | null; field_name?: string | null }
type Elements = { element_kind: SborKind; element_type_name?: string }

/** A value of the ledger as the Gateway writes it: numbers as text, ids and addresses as text, names where it knows them. */
export type ProgrammaticScryptoSborValue = Named &
  (
    | { kind: 'Bool'; value: boolean }
    | { kind: 'I8'; value: string }
    | { kind: 'I16'; value: string }
    | { kind: 'I32'; value: string }
    | { kind: 'I64'; value: string }
    | { kind: 'I128'; value: string }
    | { kind: 'U8'; value: string }
    | { kind: 'U16'; value: string }
    | { kind: 'U32'; value: string }
    | { kind: 'U64'; value: string }
    | { kind: 'U128'; value: string }
    | { kind: 'String'; value: string }
    | { kind: 'Decimal'; value: string }
    | { kind: 'PreciseDecimal'; value: string }
    | { kind: 'NonFungibleLocalId'; value: string }
    | { kind: 'Own'; value: string }
    | { kind: 'Reference'; value: string }
    | ({ kind: 'Bytes'; hex: string } & Elements)
    | ({ kind: 'Array'; elements: ProgrammaticScryptoSborValue[] } & Elements)
    | { kind: 'Tuple'; fields: ProgrammaticScryptoSborValue[] }
    | { kind: 'Enum'; variant_id: string; variant_name?: string; fields: ProgrammaticScryptoSborValue[] }
    | {
        kind: 'Map'
        key_kind: SborKind
        key_type_name?: string
        value_kind: SborKind
        value_type_name?: string
        entries: { key: ProgrammaticScryptoSborValue; value: ProgrammaticScryptoSborValue }[]
      }
  )

/** The same value twice: its bytes and what they say. */
export type ScryptoSborValue = { raw_hex: string; programmatic_json: ProgrammaticScryptoSborValue }
