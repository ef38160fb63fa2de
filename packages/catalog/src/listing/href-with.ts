/** Builds an address from a path and query parameters. Undefined values are left out; a list repeats its key. */
export function hrefWith(
  path: string,
  params: Readonly<Record<string, string | readonly string[] | undefined>>,
): string {
  const pairs = Object.entries(params).flatMap(([name, values]) =>
    values === undefined ? [] : [values].flat().map((value) => [name, value]),
  )
  const search = new URLSearchParams(pairs).toString()
  return search === '' ? path : `${path}?${search}`
}
