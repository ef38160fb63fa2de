import { join } from 'node:path'
import Ajv, { type ValidateFunction } from 'ajv'
import { createGenerator } from 'ts-json-schema-generator'

type Schema = { [key: string]: unknown }

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isEmpty = (value: unknown): boolean => isSchema(value) && Object.keys(value).length === 0

/** Known differences between the SDK's types and the wire format. */
const wireNames: Readonly<Record<string, (schema: Schema) => void>> = {
  /** `package` is a reserved word, so the SDK renames it. */
  DetailedEventIdentifier: (schema) => rename(schema, '_package', 'package'),
  /** Declared as an object, but the Gateway sends a list (spec gateway-and-ledger 1.4). */
  TransactionReceipt: (schema) => {
    if (isSchema(schema.properties)) schema.properties.output = { type: 'array' }
  },
}

function rename(schema: Schema, from: string, to: string): void {
  const { properties, required } = schema
  if (isSchema(properties))
    schema.properties = Object.fromEntries(
      Object.entries(properties).map(([name, of]) => [name === from ? to : name, of]),
    )
  if (Array.isArray(required)) required.splice(required.indexOf(from), 1, to)
}

/** Removes the generator's `{}` in unions of enums, which would accept every value. */
function clean(node: unknown): void {
  if (Array.isArray(node)) for (const one of node) clean(one)
  if (!isSchema(node)) return
  if (Array.isArray(node.anyOf)) node.anyOf = node.anyOf.filter((one) => !isEmpty(one))
  for (const value of Object.values(node)) clean(value)
}

let made: ((type: string) => ValidateFunction) | undefined

/** Validates responses with JSON Schema generated from the official client's types, once per worker. */
export const sdkSchema = (): ((type: string) => ValidateFunction) => (made ??= makeSdkSchema())

function makeSdkSchema(): (type: string) => ValidateFunction {
  const schema = createGenerator({
    path: join(
      import.meta.dirname,
      '../../node_modules/@radixdlt/babylon-gateway-api-sdk/dist/generated/models/index.d.ts',
    ),
    type: '*',
    skipTypeCheck: true,
    topRef: false,
  }).createSchema('*')
  const definitions = schema.definitions ?? {}
  clean(definitions)
  for (const [name, fix] of Object.entries(wireNames)) {
    const definition: unknown = definitions[name]
    if (isSchema(definition)) fix(definition)
  }
  const ajv = new Ajv({ strict: false, allErrors: false, validateFormats: false })
  ajv.addSchema({ $id: 'sdk', definitions })
  const known = new Map<string, ValidateFunction>()
  return (type) => {
    if (!(type in definitions)) throw new Error(`The SDK has no type ${type}.`)
    const validate = known.get(type) ?? ajv.compile({ $ref: `sdk#/definitions/${encodeURIComponent(type)}` })
    known.set(type, validate)
    return validate
  }
}
