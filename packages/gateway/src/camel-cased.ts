/** The Gateway's `intent_hash` has the name that wallets give it. */
type CamelName<Name extends string> = Name extends 'intent_hash'
  ? 'transactionIntentHash'
  : Name extends `${infer Head}_${infer Tail}`
    ? `${Head}${Capitalize<CamelName<Tail>>}`
    : Name

type OptionalKeys<T> = { [K in keyof T]-?: object extends Pick<T, K> ? K : never }[keyof T]

/** Values that travel as they are: programmatic JSON and free-form objects. */
type Opaque = Date | { readonly kind: string }

/**
 * A wire type as a caller writes it: `at_ledger_state` becomes `atLedgerState`, arrays may be readonly, a `Date` may be
 * its ISO text, and optional fields may be given as `undefined`.
 */
export type CamelCased<T> = T extends Date
  ? Date | string
  : T extends Opaque
    ? T
    : T extends readonly (infer Item)[]
      ? readonly CamelCased<Item>[]
      : T extends object
        ? object extends T
          ? keyof T extends never
            ? T
            : CamelCasedObject<T>
          : CamelCasedObject<T>
        : T

type CamelCasedObject<T> = {
  readonly [K in Exclude<keyof T, OptionalKeys<T>> as K extends string ? CamelName<K> : never]: CamelCased<T[K]>
} & {
  readonly [K in OptionalKeys<T> as K extends string ? CamelName<K> : never]?: CamelCased<T[K]> | undefined
}
