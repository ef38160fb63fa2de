import { err, ok, type Result } from 'neverthrow'
import { checkInstruction } from './check-instruction'
import type { FinishedDraft, FinishedSubintentDraft } from './draft'
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

/** A checked part of somebody else's transaction, for `walletApi.sendPreAuthorizationRequest`. Only `finishSubintent` makes one. */
export type Subintent = {
  readonly networkId: number
  readonly instructions: readonly Instruction[]
  readonly [finished]: 'subintent'
}

/**
 * The one door from a draft to a manifest. Takes only drafts whose buckets are used up and whose worktop was deposited
 * (by type), and checks every address, id, amount, name and text again (by value).
 */
export function finishManifest(draft: FinishedDraft): Result<Manifest, ManifestError> {
  const { instructions } = draft
  const error = checkAll(draft)
  if (error) return err(error)
  const parent = instructions.findIndex(({ kind }) => kind === 'yield' || kind === 'verify-parent')
  if (parent >= 0) return err({ kind: 'only-in-subintents', where: `instruction ${parent + 1}` })
  return instructions.at(-1)?.kind === 'deposit-all'
    ? ok(draft as unknown as Manifest)
    : err({ kind: 'nothing-deposited' })
}

/** The same for a subintent: it ends by giving the turn back to its parent. */
export function finishSubintent(draft: FinishedSubintentDraft): Result<Subintent, ManifestError> {
  const error = checkAll(draft)
  if (error) return err(error)
  return draft.instructions.at(-1)?.kind === 'yield'
    ? ok(draft as unknown as Subintent)
    : err({ kind: 'nothing-yielded' })
}

function checkAll({
  instructions,
  networkId,
}: Pick<Manifest, 'instructions' | 'networkId'>): ManifestError | undefined {
  for (const [index, instruction] of instructions.entries()) {
    const error = checkInstruction(instruction, `instruction ${index + 1}`, networkId)
    if (error) return error
  }
  return followNames(instructions)
}
