import { wordsFor } from '@lootboxes/ledger'
import type { ProductErrorBody } from '../product-error-body'

/** Why the product server gave no usable answer. */
export type ProductClientError =
  /** It answered outside 200-299; `error` is its own typed body, absent when a proxy answered in its place. */
  | { kind: 'refused'; status: number; error: ProductErrorBody['error'] | undefined }
  | { kind: 'unreachable'; cause: unknown }
  | { kind: 'timed-out'; afterMs: number }
  | { kind: 'aborted' }
  | { kind: 'malformed'; path: string }

/** One sentence a visitor can read. */
export const productClientErrorText = wordsFor<ProductClientError>({
  refused: (e) => e.error?.message ?? `The shop answered with status ${e.status}.`,
  unreachable: () => 'The shop cannot be reached. Are you online?',
  'timed-out': (e) => `The shop did not answer within ${Math.round(e.afterMs / 1000)} seconds.`,
  aborted: () => 'The request was given up.',
  malformed: (e) => `The shop’s answer is not understood (${e.path}).`,
})
