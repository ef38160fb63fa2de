import type { Result } from 'neverthrow'
import type { Codec } from './codec'
import { catchPayloadFailure, readPayload } from './decode-value'
import { encodePayload } from './encode-value'
import { type InstructionNameV2, type InstructionV2, instructionDefinitions } from './instructions'
import type { ManifestValue } from './manifest-value'
import { type PayloadError, unexpectedValue } from './payload-error'

const nameOfId: ReadonlyMap<number, InstructionNameV2> = /* @__PURE__ */ new Map(
  /* @__PURE__ */ Object.entries(instructionDefinitions).map(([name, { id }]) => [id, name as InstructionNameV2]),
)

function toInstruction(value: ManifestValue): InstructionV2 {
  const name = value.kind === 'Enum' ? nameOfId.get(value.variant) : undefined
  if (value.kind !== 'Enum' || name === undefined) throw unexpectedValue('an instruction')
  const shapes = instructionDefinitions[name].fields
  const { fields } = value
  if (fields.length !== shapes.length) throw unexpectedValue(`${shapes.length} fields of ${name}`)
  shapes.forEach(({ accepts, name: expected }, at) => {
    const field = fields[at]
    if (field === undefined || !accepts(field)) throw unexpectedValue(`${expected} of ${name}`)
  })
  return { name, fields }
}

export const instructionsCodec: Codec<readonly InstructionV2[]> = {
  kind: 'Array',
  toValue: (instructions) => ({
    kind: 'Array',
    of: 'Enum',
    items: instructions.map(({ name, fields }) => ({ kind: 'Enum', variant: instructionDefinitions[name].id, fields })),
  }),
  fromValue: (value) => {
    if (value.kind !== 'Array' || value.of !== 'Enum') throw unexpectedValue('a list of instructions')
    return value.items.map(toInstruction)
  },
}

/** The bytes of instructions alone, without the intent around them. Throws a RangeError when a field cannot be encoded. */
export const encodeInstructions = (instructions: readonly InstructionV2[]): Uint8Array =>
  encodePayload(instructionsCodec.toValue(instructions))

/** The instructions in the bytes of `encodeInstructions`. */
export const decodeInstructions = (bytes: Uint8Array): Result<readonly InstructionV2[], PayloadError> =>
  catchPayloadFailure(() => instructionsCodec.fromValue(readPayload(bytes)))
