declare const brand: unique symbol

/** A `T` that went through the one door that checks it; the name exists for the compiler only. */
export type Brand<T, Name extends string> = T & { readonly [brand]: { readonly [K in Name]: true } }
