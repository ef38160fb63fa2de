/** Receives diagnostics for developers. You can pass `console`. The default is silent. */
export type Logger = {
  debug(message: string, ...facts: readonly unknown[]): void
  warn(message: string, ...facts: readonly unknown[]): void
}
