/** Stops a transaction from inside the engine; `execute` turns it into a failure or a rejection. It never leaves the engine. */
export class Abort extends Error {
  override name = 'Abort'
}

export function abort(reason: string): never {
  throw new Abort(reason)
}
