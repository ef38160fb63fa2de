/** Ends a transaction inside the engine. `execute` catches it and reports a failure or a rejection. */
export class Abort extends Error {
  override name = 'Abort'
}

export function abort(reason: string): never {
  throw new Abort(reason)
}
