/** The members of a union that may carry the kind `K`; one member may carry several. */
type OfKind<E, K> = E extends { readonly kind: infer Own } ? (K extends Own ? E : never) : never

/** One sentence per kind of a closed error union. A kind without words does not compile. */
export type Words<E extends { readonly kind: string }> = {
  readonly [K in E['kind']]: (error: OfKind<E, K>) => string
}

/** Turns a table of sentences into the function that says them. */
export const wordsFor =
  <E extends { readonly kind: string }>(words: Words<E>) =>
  (error: E): string => {
    // The compiler cannot follow that the entry found by `kind` takes just this member of the union.
    const say = words[error.kind as E['kind']] as (error: E) => string
    return say(error)
  }

/** Foreign text inside a sentence, cut so that it cannot flood it. */
export const clip = (text: string): string => (text.length <= 40 ? text : `${text.slice(0, 39)}…`)
