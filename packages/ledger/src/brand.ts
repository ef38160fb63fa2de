declare const brand: unique symbol

/** A `T` that was validated by the function that returns the brand. The brand exists only at compile time. */
export type Brand<T, Name extends string> = T & { readonly [brand]: { readonly [K in Name]: true } }
