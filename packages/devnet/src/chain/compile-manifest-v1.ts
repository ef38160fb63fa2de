import { isInstructionOfV1 } from '@lootboxes/manifest/v1'
import { compileManifest, type InstructionV2, manifestTextErrorText } from '@lootboxes/manifest/v2'
import { err, ok, type Result } from 'neverthrow'

/** Compiles the text of a version 1 manifest. Its grammar is a part of version 2's. The error is a sentence. */
export const compileManifestV1 = (text: string, networkId: number): Result<readonly InstructionV2[], string> =>
  compileManifest(text, networkId)
    .mapErr(manifestTextErrorText)
    .andThen(({ instructions, children }) => {
      const added = instructions.find((one) => !isInstructionOfV1(one.name))?.name
      const name = children.length > 0 ? 'USE_CHILD' : added
      return name === undefined ? ok(instructions) : err(`${name} is no instruction of a version 1 manifest.`)
    })
