import { err, ok, type Result } from 'neverthrow'
import { checkInstruction } from './check-instruction'
import type { FinishedDraft } from './draft'
import { followNames } from './follow-names'
import type { Instruction } from './instruction'
import type { ManifestError } from './manifest-error'

declare const finished: unique symbol

/** A checked, frozen manifest. Only `finishManifest` makes one, so whoever holds it may render it without a second look. */
export type Manifest = {
  readonly networkId: number
  readonly instructions: readonly Instruction[]
  readonly [finished]: true
}

/**
 * The one door from a draft to a manifest. Takes only drafts whose buckets are used up and whose worktop was deposited
 * (by type), and checks every address, id, amount, name and text again (by value).
 */
export function finishManifest(draft: FinishedDraft): Result<Manifest, ManifestError> {
  const { instructions, networkId } = draft
  for (const [index, instruction] of instructions.entries()) {
    const error = checkInstruction(instruction, `instruction ${index + 1}`, networkId)
    if (error) return err(error)
  }
  const error = followNames(instructions)
  return error ? err(error) : ok(draft as unknown as Manifest)
}
