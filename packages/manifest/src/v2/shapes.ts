import { toHex } from './bytes'
import { encodeBody } from './encode-value'
import { kindOf, type ManifestValue, type ValueKind } from './manifest-value'

/** The values that an instruction accepts in a field. */
export type Shape = { readonly name: string; readonly accepts: (value: ManifestValue) => boolean }

const shape = (name: string, accepts: Shape['accepts']): Shape => ({ name, accepts })

const ofKind = (kind: ValueKind): Shape => shape(kind, (value) => kindOf(value) === kind)

const packages: readonly number[] = [0x0d]
const resources: readonly number[] = [0x5d, 0x9a]
const globals: readonly number[] = [
  0x0d, 0x51, 0x52, 0x5d, 0x68, 0x82, 0x83, 0x86, 0x9a, 0xc0, 0xc1, 0xc2, 0xc3, 0xc4, 0xc5, 0xc6, 0xd1, 0xd2,
]
const internals: readonly number[] = [0x58, 0x98, 0xb0, 0xf8]

const entityOf = (value: ManifestValue): number => (value.kind === 'Address' ? (value.value[0] ?? -1) : -1)

export const text = ofKind('String')
export const decimal = ofKind('Decimal')
export const bucket = ofKind('Bucket')
export const proof = ofKind('Proof')
export const child = ofKind('U32')
/** The arguments of a call, which the text has one by one. */
export const callArguments = ofKind('Tuple')
export const resource = shape('the address of a resource', (value) => resources.includes(entityOf(value)))
export const packageAddress = shape('the address of a package', (value) => packages.includes(entityOf(value)))
export const vault = shape('the address of an internal entity', (value) => internals.includes(entityOf(value)))
export const callee = shape(
  'the address of a global entity',
  (value) => value.kind === 'NamedAddress' || globals.includes(entityOf(value)),
)
export const calledPackage = shape(
  'the address of a package',
  (value) => value.kind === 'NamedAddress' || packageAddress.accepts(value),
)

const areDistinct = (values: readonly ManifestValue[]): boolean =>
  new Set(values.map((value) => toHex(encodeBody(value)))).size === values.length

export const ids = shape(
  'an Array of NonFungibleLocalId',
  (value) => value.kind === 'Array' && value.of === 'NonFungibleLocalId',
)
const idSet = shape('distinct ids', (value) => value.kind === 'Array' && ids.accepts(value) && areDistinct(value.items))

const fieldsFit = (fields: readonly ManifestValue[], shapes: readonly Shape[]): boolean =>
  fields.length === shapes.length && shapes.every((expected, at) => expected.accepts(fields[at] as ManifestValue))

const tuple = (...shapes: readonly Shape[]): Shape =>
  shape('a Tuple', (value) => value.kind === 'Tuple' && fieldsFit(value.fields, shapes))

const variants = (...cases: readonly (readonly Shape[])[]): Shape =>
  shape('an Enum', (value) => {
    const fields = value.kind === 'Enum' ? cases[value.variant] : undefined
    return value.kind === 'Enum' && fields !== undefined && fieldsFit(value.fields, fields)
  })

const listOf = (kind: ValueKind, item: Shape): Shape =>
  shape('an Array', (value) => value.kind === 'Array' && value.of === kind && value.items.every(item.accepts))

const lowerBound = variants([], [decimal])
const upperBound = variants([decimal], [])
const allowedIds = variants([idSet], [])
const generalConstraint = tuple(idSet, lowerBound, upperBound, allowedIds)

const anyConstraint = variants([], [decimal], [decimal], [idSet], [idSet], [generalConstraint])
export const constraint = shape('a ResourceConstraint', anyConstraint.accepts)
export const constraints = shape(
  'a Map of resource addresses to ResourceConstraint',
  (value) =>
    value.kind === 'Map' &&
    value.of[0] === 'Address' &&
    value.of[1] === 'Enum' &&
    value.entries.every(([key, entry]) => resource.accepts(key) && constraint.accepts(entry)) &&
    areDistinct(value.entries.map(([key]) => key)),
)

const globalId = tuple(resource, ofKind('NonFungibleLocalId'))
const requiredResource = variants([globalId], [resource])
const requiredResources = listOf('Enum', requiredResource)
const basicRequirement = variants(
  [requiredResource],
  [decimal, resource],
  [ofKind('U8'), requiredResources],
  [requiredResources],
  [requiredResources],
)
const requirement: Shape = shape('a CompositeRequirement', (value) =>
  variants([basicRequirement], [listOf('Enum', requirement)], [listOf('Enum', requirement)]).accepts(value),
)
const anyRule = variants([], [], [requirement])
export const accessRule = shape('an AccessRule', anyRule.accepts)
