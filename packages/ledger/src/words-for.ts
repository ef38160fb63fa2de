/** The members of a union with the kind `K`. One member can have several kinds. */
type OfKind<E, K> = E extends { readonly kind: infer Own } ? (K extends Own ? E : never) : never

/** One sentence for each kind of a closed error union. A missing kind does not compile. */
export type Words<E extends { readonly kind: string }> = {
  readonly [K in E['kind']]: (error: OfKind<E, K>) => string
}

/**
 * Turns a table of sentences into a function from an error to its sentence.
 * @example const errorText = wordsFor<AmountError>({ 'not-an-amount': (e) => `${e.text} is not an amount.`, … })
 */
export const wordsFor =
  <E extends { readonly kind: string }>(words: Words<E>) =>
  (error: E): string => {
    // TypeScript cannot infer that the entry found by `kind` accepts this member of the union.
    const say = words[error.kind as E['kind']] as (error: E) => string
    return say(error)
  }

/** How an error quotes something that is no text: plain JavaScript and JSON pass numbers and objects, too. */
export function nonText(value: unknown): string {
  switch (typeof value) {
    case 'number':
    case 'bigint':
    case 'boolean':
    case 'symbol':
      return `${String(value)} (${typeof value})`
    default:
      return value === null ? 'null' : typeof value
  }
}

/** Truncates input that is quoted in a sentence to 40 characters. */
export const clip = (text: string): string => (text.length <= 40 ? text : `${text.slice(0, 39)}…`)
