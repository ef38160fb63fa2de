const suffixes: Readonly<Record<number, string>> = { 1: 'rdx', 240: 'loc', 241: 'test', 242: 'sim' }

/** The HRP suffix of a network id, for example `rdx` or `tdx_2_`. Unlisted ids follow the hexadecimal rule. */
export const networkSuffix = (id: number): string => suffixes[id] ?? `tdx_${id.toString(16)}_`

/** The suffix for an encoder. Throws for an id that is not one byte: its suffix would be part of a text that looks right. */
export function checkedNetworkSuffix(id: number): string {
  if (id === 0 || id !== (id & 255)) throw new RangeError(`A network id is 1 to 255, not ${id}.`)
  return networkSuffix(id)
}
