import { wordsFor } from '@lootboxes/ledger'

/** Why bytes are not the expected payload. `at` is an offset in the bytes. */
export type PayloadError =
  | { readonly kind: 'truncated-payload'; readonly at: number }
  | { readonly kind: 'trailing-bytes'; readonly at: number }
  | { readonly kind: 'invalid-byte'; readonly at: number; readonly expected: string }
  | { readonly kind: 'payload-too-deep'; readonly at: number; readonly max: number }
  | { readonly kind: 'unexpected-value'; readonly expected: string }

/** One sentence for each `PayloadError`. */
export const payloadErrorText = /* @__PURE__ */ wordsFor<PayloadError>({
  'truncated-payload': (e) => `The payload ends at byte ${e.at}, inside a value.`,
  'trailing-bytes': (e) => `The payload has more bytes after its value, from byte ${e.at}.`,
  'invalid-byte': (e) => `Byte ${e.at} of the payload is not ${e.expected}.`,
  'payload-too-deep': (e) => `The payload has more than ${e.max} levels at byte ${e.at}.`,
  'unexpected-value': (e) => `The payload has another value in place of ${e.expected}.`,
})

/** Carries a `PayloadError` out of a recursive decoder, to the public function that returns it. */
export class PayloadFailure extends Error {
  override readonly name = 'PayloadFailure'

  constructor(readonly error: PayloadError) {
    super(payloadErrorText(error))
  }
}

export const unexpectedValue = (expected: string): PayloadFailure =>
  new PayloadFailure({ kind: 'unexpected-value', expected })
