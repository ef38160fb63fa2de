const suffixes: Readonly<Record<number, string>> = { 1: 'rdx', 240: 'loc', 241: 'test', 242: 'sim' }

/** The HRP suffix of a network id, for example `rdx` or `tdx_2_`. Unlisted ids follow the hexadecimal rule. */
export const networkSuffix = (id: number): string => suffixes[id] ?? `tdx_${id.toString(16)}_`
