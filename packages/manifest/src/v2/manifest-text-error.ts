import { safeText, wordsFor } from '@lootboxes/ledger'

/** Why a text is not a V2 manifest. Lines and columns start at 1. */
export type ManifestTextError = { readonly line: number; readonly column: number } & (
  | { readonly kind: 'unexpected-text'; readonly expected: string; readonly found: string }
  | { readonly kind: 'invalid-value'; readonly type: string; readonly text: string }
  | { readonly kind: 'unknown-object'; readonly type: string; readonly name: string }
  | { readonly kind: 'duplicate-object'; readonly type: string; readonly name: string }
  | { readonly kind: 'late-child' }
  | { readonly kind: 'duplicate-child'; readonly hash: string }
  | { readonly kind: 'proof-in-yield' }
  | { readonly kind: 'text-too-deep'; readonly max: number }
)

/** One sentence for each `ManifestTextError`. */
export const manifestTextErrorText = /* @__PURE__ */ wordsFor<ManifestTextError>({
  'unexpected-text': (e) => `Line ${e.line}, column ${e.column}: expected ${e.expected}, found ${safeText(e.found)}.`,
  'invalid-value': (e) => `Line ${e.line}, column ${e.column}: “${safeText(e.text)}” is not ${e.type}.`,
  'unknown-object': (e) => `Line ${e.line}, column ${e.column}: there is no unused ${e.type} “${safeText(e.name)}”.`,
  'duplicate-object': (e) => `Line ${e.line}, column ${e.column}: there is a ${e.type} “${safeText(e.name)}” already.`,
  'late-child': (e) => `Line ${e.line}, column ${e.column}: USE_CHILD must precede all instructions.`,
  'duplicate-child': (e) => `Line ${e.line}, column ${e.column}: the child ${safeText(e.hash)} is used already.`,
  'proof-in-yield': (e) => `Line ${e.line}, column ${e.column}: a proof cannot pass to another intent.`,
  'text-too-deep': (e) => `Line ${e.line}, column ${e.column}: a value has more than ${e.max} levels.`,
})

/** The facts of a `ManifestTextError` without its place. */
export type ManifestTextProblem = ManifestTextError extends infer E
  ? E extends ManifestTextError
    ? Omit<E, 'line' | 'column'>
    : never
  : never

/** Carries a `ManifestTextError` out of the recursive parser, to the public function that returns it. */
export class ManifestTextFailure extends Error {
  override readonly name = 'ManifestTextFailure'

  constructor(readonly error: ManifestTextError) {
    super(manifestTextErrorText(error))
  }
}
