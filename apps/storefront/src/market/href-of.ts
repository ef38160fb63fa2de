/** A path with what of a query says something, in the order given. */
export function hrefOf(path: string, query: Readonly<Record<string, string | undefined>>): string {
  const said = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined)
  const params = new URLSearchParams(said).toString()
  return params === '' ? path : `${path}?${params}`
}
