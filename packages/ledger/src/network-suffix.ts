const suffixes: Readonly<Record<number, string>> = { 1: 'rdx', 240: 'loc', 241: 'test', 242: 'sim' }

/** The HRP suffix of a network id, for example `rdx` or `tdx_2_`. Unlisted ids follow the hexadecimal rule. */
export const networkSuffix = (id: number): string => suffixes[id] ?? `tdx_${id.toString(16)}_`

/** The suffix for an encoder. Throws for an id that no network can have: no parser would read the address that carries its suffix. */
export function checkedNetworkSuffix(id: number): string {
  if (!Number.isInteger(id) || id < 1 || id > 255) throw new RangeError(`A network id is 1 to 255, not ${id}.`)
  return networkSuffix(id)
}
