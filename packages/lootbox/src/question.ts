import type { ResultAsync } from 'neverthrow'
import type { AskOptions, ScopedAsk } from './ask'
import type { ProductError } from './product-error'

/**
 * A body that was checked: what it asks can be asked again and again, and nothing is checked anew. Answers are shared
 * between callers, so nobody changes them; the same object is the same answer.
 */
export type Question<T, Ask = AskOptions> = {
  /** The answer, where none has to be waited for: it takes no ledger, or a rush of callers was told it just now. */
  readonly kept: (minStateVersion?: number) => T | undefined
  readonly read: (ask: Ask) => ResultAsync<T, ProductError>
}

/** A question before it has an end. */
export type OpenQuestion<T> = Question<T, ScopedAsk>
