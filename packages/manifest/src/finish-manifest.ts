import { err, ok, type Result } from 'neverthrow'
import { checkInstruction } from './check-instruction'
import type { FinishedDraft, FinishedSubintentDraft } from './draft'
import { followNames } from './follow-names'
import type { Instruction } from './instruction'
import type { ManifestError } from './manifest-error'

declare const finished: unique symbol

/** A validated, frozen manifest. Only `finishManifest` creates one, so it can be rendered without another check. */
export type Manifest = {
  readonly networkId: number
  readonly instructions: readonly Instruction[]
  readonly [finished]: true
}

/** A validated subintent for `walletApi.sendPreAuthorizationRequest`. Only `finishSubintent` creates one. */
export type Subintent = {
  readonly networkId: number
  readonly instructions: readonly Instruction[]
  readonly [finished]: 'subintent'
}

/**
 * Turns a draft into a manifest. The draft's type guarantees that all buckets are used and the worktop is deposited. Validates
 * every address, id, amount, name and text.
 * @example finishManifest(pipe(emptyManifest(240), (draft) => …, (draft) => depositAll(draft, { account })))
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

/** Turns a draft into a subintent. The draft must end with a yield to the parent. */
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
