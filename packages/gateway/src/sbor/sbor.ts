import { type Amount, type LocalId, parseAmount, parseLocalId } from '@lootboxes/ledger'
import { err, ok, type Result } from 'neverthrow'
import * as z from 'zod/mini'
import { exceedsMaxDepth, MAX_DEPTH } from './depth'

/** A value in the Gateway's programmatic JSON. */
type Node = z.infer<typeof Node>
const Node = /* @__PURE__ */ z.looseObject({
  kind: z.string(),
  variant_id: z.nullish(z.union([z.string(), z.number()])),
  hex: z.nullish(z.string()),
  value: z.optional(z.unknown()),
  get fields() {
    return z.nullish(z.array(Node))
  },
  get elements() {
    return z.nullish(z.array(Node))
  },
  get entries() {
    return z.nullish(z.array(z.looseObject({ key: Node, value: Node })))
  },
})

/** The value at `path` has another type than the reader. */
export type SborError = { readonly kind: 'unexpected-value'; readonly path: string; readonly expected: string }

class SborFailure extends TypeError {
  constructor(readonly error: SborError) {
    super(`${error.path} is not ${error.expected}.`)
  }
}
const unexpected = (path: string, expected: string): never => {
  throw new SborFailure({ kind: 'unexpected-value', path, expected })
}

type Read<T> = (node: Node, path: string) => T

/** A reader of programmatic JSON. */
export type Sbor<T> = {
  /** Returns the value. Throws a `TypeError` that names the path of a part with another type. */
  readonly parse: (json: unknown) => T
  /** Returns the value, or the error that `parse` throws. */
  readonly safeParse: (json: unknown) => Result<T, SborError>
  /** Reads a part of a larger value. */
  readonly read: Read<T>
}
/** The value that a reader returns. */
export type SborValue<S> = S extends Sbor<infer T> ? T : never

/** The root of the paths in errors. */
const ROOT = 'value'

function reader<T>(read: Read<T>): Sbor<T> {
  const parse = (json: unknown): T => {
    if (exceedsMaxDepth(json)) unexpected(ROOT, `programmatic JSON with at most ${MAX_DEPTH} levels`)
    const node = Node.safeParse(json)
    return node.success ? read(node.data, ROOT) : unexpected(ROOT, 'programmatic JSON')
  }
  return Object.freeze({
    parse,
    read,
    safeParse: (json: unknown) => {
      try {
        return ok(parse(json))
      } catch (failure) {
        if (failure instanceof SborFailure) return err(failure.error)
        throw failure
      }
    },
  })
}

/** A reader of values whose `value` is text. `make` returns `undefined` for text that the type does not have. */
const scalar = <T>(kind: string, make: (text: string) => T | undefined): Sbor<T> =>
  reader((node, path) => {
    const made = node.kind === kind && typeof node.value === 'string' ? make(node.value) : undefined
    return made ?? unexpected(path, `a ${kind}`)
  })

const parts = (nodes: readonly Node[] | null | undefined): readonly Node[] => nodes ?? []

/** Text. */
export const text: Sbor<string> = /* @__PURE__ */ scalar('String', (value) => value)
/** The address of a global entity. */
export const reference: Sbor<string> = /* @__PURE__ */ scalar('Reference', (value) => value)
/** The address of a vault, a key-value store or another part of the component. */
export const own: Sbor<string> = /* @__PURE__ */ scalar('Own', (value) => value)
/** An amount in attos. */
export const decimal: Sbor<Amount> = /* @__PURE__ */ scalar('Decimal', (value) =>
  parseAmount(value).unwrapOr(undefined),
)
/** A number with 36 decimal places, as text. */
export const preciseDecimal: Sbor<string> = /* @__PURE__ */ scalar('PreciseDecimal', (value) =>
  /^-?\d{1,78}(?:\.\d{1,36})?$/.test(value) ? value : undefined,
)
/** The id of a non-fungible. */
export const localId: Sbor<LocalId> = /* @__PURE__ */ scalar('NonFungibleLocalId', (value) =>
  parseLocalId(value).unwrapOr(undefined),
)

type Small = 'U8' | 'U16' | 'U32' | 'I8' | 'I16' | 'I32'
type Large = 'U64' | 'U128' | 'I64' | 'I128'

/** The integer, if the kind can hold it. 39 digits are those of 128 bits. */
function integerOf(kind: Small | Large, text: string): bigint | undefined {
  if (!/^-?\d{1,39}$/.test(text)) return undefined
  const [value, bits] = [BigInt(text), Number(kind.slice(1))]
  return value === (kind.startsWith('U') ? BigInt.asUintN(bits, value) : BigInt.asIntN(bits, value)) ? value : undefined
}
/** An integer that a `number` holds exactly. */
export const integer = (kind: Small): Sbor<number> =>
  scalar(kind, (text) => {
    const value = integerOf(kind, text)
    return value === undefined ? undefined : Number(value)
  })
/** An integer of 64 or 128 bits. */
export const bigInteger = (kind: Large): Sbor<bigint> => scalar(kind, (text) => integerOf(kind, text))

/** A flag. */
export const bool: Sbor<boolean> = /* @__PURE__ */ reader(({ kind, value }, path) =>
  kind === 'Bool' && typeof value === 'boolean' ? value : unexpected(path, 'a Bool'),
)
/** Bytes as hexadecimal text. */
export const bytes: Sbor<string> = /* @__PURE__ */ reader(({ kind, hex }, path) =>
  kind === 'Bytes' && typeof hex === 'string' && /^(?:[0-9a-f]{2})*$/i.test(hex) ? hex : unexpected(path, 'Bytes'),
)
/** A value of any type, as programmatic JSON. */
export const anything: Sbor<unknown> = /* @__PURE__ */ reader((node) => node)

/** A list. */
export const list = <T>(item: Sbor<T>): Sbor<readonly T[]> =>
  reader(({ kind, elements }, path) =>
    kind === 'Array'
      ? parts(elements).map((element, at) => item.read(element, `${path}[${at}]`))
      : unexpected(path, 'an Array'),
  )

/** A map, as its entries in the order of the ledger. */
export const map = <K, V>(key: Sbor<K>, value: Sbor<V>): Sbor<readonly (readonly [K, V])[]> =>
  reader(({ kind, entries }, path) =>
    kind === 'Map'
      ? (entries ?? []).map(
          (entry, at) => [key.read(entry.key, `${path}[${at}]`), value.read(entry.value, `${path}[${at}]`)] as const,
        )
      : unexpected(path, 'a Map'),
  )

type Fields = Readonly<Record<string, Sbor<unknown>>>
type ValuesOf<F extends Fields> = { readonly [K in keyof F]: SborValue<F[K]> }

/** Reads fields by their position, because names are annotations of the Gateway. */
function readFields<F extends Fields>(fields: F, nodes: readonly Node[], path: string): ValuesOf<F> {
  const names = Object.keys(fields)
  if (names.length !== nodes.length) return unexpected(path, `a value with ${names.length} fields`)
  const values = nodes.map((node, at) => {
    const name = names[at] ?? ''
    return [name, fields[name]?.read(node, `${path}.${name}`)]
  })
  // One value for each field, with the type of its reader.
  return Object.fromEntries(values) as ValuesOf<F>
}

/** A tuple with named fields. */
export const struct = <const F extends Fields>(fields: F): Sbor<ValuesOf<F>> =>
  reader(({ kind, fields: nodes }, path) =>
    kind === 'Tuple' ? readFields(fields, parts(nodes), path) : unexpected(path, 'a Tuple'),
  )

/** An optional value. */
export const option = <T>(some: Sbor<T>): Sbor<T | undefined> =>
  reader(({ kind, variant_id, fields }, path) => {
    const [inner, ...more] = parts(fields)
    const id = kind === 'Enum' && more.length === 0 ? String(variant_id) : undefined
    if (id === '0' && inner === undefined) return undefined
    return id === '1' && inner !== undefined ? some.read(inner, path) : unexpected(path, 'an Option')
  })

type Cases = Readonly<Record<string, readonly [id: number, fields: Fields]>>
type VariantOf<C extends Cases> = {
  [Name in keyof C]: { readonly variant: Name; readonly fields: ValuesOf<C[Name][1]> }
}[keyof C]

/** An enum: the number and the fields of each variant. */
export const variants = <const C extends Cases>(cases: C): Sbor<VariantOf<C>> =>
  reader(({ kind, variant_id, fields: nodes }, path) => {
    const found = Object.entries(cases).find(([, [id]]) => kind === 'Enum' && String(variant_id) === String(id))
    if (!found) return unexpected(path, `an Enum of ${Object.keys(cases).join(', ')}`)
    const [variant, [, fields]] = found
    // The fields are those of the variant with this name.
    return { variant, fields: readFields(fields, parts(nodes), path) }
  })
