/** Where the library speaks to developers; `console` fits. Silent when none is given. */
export type Logger = {
  debug(message: string, ...facts: readonly unknown[]): void
  warn(message: string, ...facts: readonly unknown[]): void
}
