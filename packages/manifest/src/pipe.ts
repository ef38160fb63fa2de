type Step<A, B> = (value: A) => B

/** Passes a value through functions, left to right. Each function sees the type that the previous one returned. */
export function pipe<A>(a: A): A
export function pipe<A, B>(a: A, b: Step<A, B>): B
export function pipe<A, B, C>(a: A, b: Step<A, B>, c: Step<B, C>): C
export function pipe<A, B, C, D>(a: A, b: Step<A, B>, c: Step<B, C>, d: Step<C, D>): D
export function pipe<A, B, C, D, E>(a: A, b: Step<A, B>, c: Step<B, C>, d: Step<C, D>, e: Step<D, E>): E
export function pipe<A, B, C, D, E, F>(
  a: A,
  b: Step<A, B>,
  c: Step<B, C>,
  d: Step<C, D>,
  e: Step<D, E>,
  f: Step<E, F>,
): F
export function pipe<A, B, C, D, E, F, G>(
  a: A,
  b: Step<A, B>,
  c: Step<B, C>,
  d: Step<C, D>,
  e: Step<D, E>,
  f: Step<E, F>,
  g: Step<F, G>,
): G
export function pipe<A, B, C, D, E, F, G, H>(
  a: A,
  b: Step<A, B>,
  c: Step<B, C>,
  d: Step<C, D>,
  e: Step<D, E>,
  f: Step<E, F>,
  g: Step<F, G>,
  h: Step<G, H>,
): H
export function pipe(first: unknown, ...steps: readonly Step<unknown, unknown>[]): unknown {
  return steps.reduce((value, step) => step(value), first)
}
