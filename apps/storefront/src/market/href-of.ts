/** A path with what of a query says something, in the order given. A key of several values comes several times. */
export function hrefOf(path: string, query: Readonly<Record<string, string | readonly string[] | undefined>>): string {
  const said = Object.entries(query).flatMap(([name, values]) =>
    values === undefined ? [] : [values].flat().map((value) => [name, value]),
  )
  const params = new URLSearchParams(said).toString()
  return params === '' ? path : `${path}?${params}`
}
