import type { Codec } from '../v2/codec'
import { instructionsCodec as instructionsOfV2 } from '../v2/encode-instructions'
import type { InstructionNameV2, InstructionV2 } from '../v2/instructions'
import { unexpectedValue } from '../v2/payload-error'

const addedInV2: ReadonlySet<InstructionNameV2> = /* @__PURE__ */ new Set<InstructionNameV2>([
  'ASSERT_WORKTOP_RESOURCES_ONLY',
  'ASSERT_WORKTOP_RESOURCES_INCLUDE',
  'ASSERT_NEXT_CALL_RETURNS_ONLY',
  'ASSERT_NEXT_CALL_RETURNS_INCLUDE',
  'ASSERT_BUCKET_CONTENTS',
  'YIELD_TO_PARENT',
  'YIELD_TO_CHILD',
  'VERIFY_PARENT',
])

/** Whether a manifest of version 1 may have the instruction. */
export const isInstructionOfV1 = (name: InstructionNameV2): boolean => !addedInV2.has(name)

export const instructionsCodec: Codec<readonly InstructionV2[]> = {
  ...instructionsOfV2,
  fromValue: (value) => {
    const instructions = instructionsOfV2.fromValue(value)
    const added = instructions.find(({ name }) => !isInstructionOfV1(name))
    if (added) throw unexpectedValue(`an instruction of version 1, not ${added.name}`)
    return instructions
  },
}
