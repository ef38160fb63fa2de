import {
  compileManifest,
  type InstructionNameV2,
  type InstructionV2,
  manifestTextErrorText,
} from '@lootboxes/manifest/v2'
import { err, ok, type Result } from 'neverthrow'

/** Instructions that manifests of version 1 do not have. */
const onlyInV2: ReadonlySet<InstructionNameV2> = new Set<InstructionNameV2>([
  'ASSERT_WORKTOP_RESOURCES_ONLY',
  'ASSERT_WORKTOP_RESOURCES_INCLUDE',
  'ASSERT_NEXT_CALL_RETURNS_ONLY',
  'ASSERT_NEXT_CALL_RETURNS_INCLUDE',
  'ASSERT_BUCKET_CONTENTS',
  'YIELD_TO_PARENT',
  'YIELD_TO_CHILD',
  'VERIFY_PARENT',
])

/** Compiles the text of a version 1 manifest. Its grammar is a part of version 2's. The error is a sentence. */
export const compileManifestV1 = (text: string, networkId: number): Result<readonly InstructionV2[], string> =>
  compileManifest(text, networkId)
    .mapErr(manifestTextErrorText)
    .andThen(({ instructions, children }) => {
      const foreign = instructions.find(({ name }) => onlyInV2.has(name))?.name
      const name = children.length > 0 ? 'USE_CHILD' : foreign
      return name === undefined ? ok(instructions) : err(`${name} is no instruction of a version 1 manifest.`)
    })
