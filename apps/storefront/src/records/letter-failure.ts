/** Why a letter was not accepted. Everything that was stored before is still there. */
export type LetterError =
  | { kind: 'database-away' | 'mail-away'; cause: unknown }
  /** Too many letters went to this address, or to all addresses together. */
  | { kind: 'too-many'; who: 'address' | 'site'; seconds: number }

/** Carries a `LetterError` through a transaction, which it rolls back. */
export class LetterFailure extends Error {
  readonly error: LetterError

  constructor(error: LetterError) {
    super(error.kind)
    this.error = error
  }
}
