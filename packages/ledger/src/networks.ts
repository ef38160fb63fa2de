export type Network = { readonly id: number; readonly name: string; readonly suffix: string }

const suffixes: Readonly<Record<number, string>> = { 1: 'rdx', 240: 'loc', 241: 'test', 242: 'sim' }

/** The HRP suffix of a network id, for example `rdx` or `tdx_2_`. Unlisted ids follow the same hexadecimal rule. */
export const networkSuffix = (id: number): string => suffixes[id] ?? `tdx_${id.toString(16)}_`

const network = (id: number, ...names: [string, ...string[]]) => ({ id, names, suffix: networkSuffix(id) })

const listed = [
  network(1, 'Mainnet'),
  network(2, 'Stokenet'),
  network(10, 'Alphanet'),
  network(11, 'Betanet'),
  network(12, 'Kisharnet', 'RCnetV1'),
  network(13, 'Ansharnet', 'RCnetV2'),
  network(14, 'Zabanet', 'RCnetV3'),
  network(32, 'Gilganet'),
  network(33, 'Enkinet'),
  network(34, 'Hammunet'),
  network(35, 'Nergalnet'),
  network(36, 'Mardunet'),
  network(37, 'Dumunet'),
  network(240, 'LocalNet'),
  network(241, 'InternalTestNet'),
  network(242, 'Simulator'),
]

/** Every network of the spec (section 9) under its first name. */
export const networks: readonly Network[] = Object.freeze(
  listed.map(({ id, names, suffix }) => Object.freeze({ id, name: names[0], suffix })),
)

/** Network id by name; 12, 13 and 14 answer to both of their names. */
export const networkIdByName: Readonly<Record<string, number>> = Object.freeze(
  Object.fromEntries(listed.flatMap(({ id, names }) => names.map((name) => [name, id]))),
)

/** The network's first name, or `undefined` for an id the spec does not list. */
export const networkName = (id: number): string | undefined => networks.find((known) => known.id === id)?.name

/** The network id that owns an HRP suffix; `undefined` when no id has it. */
export function networkIdOfSuffix(suffix: string): number | undefined {
  const known = networks.find((candidate) => candidate.suffix === suffix)
  if (known) return known.id
  const hex = /^tdx_([1-9a-f][0-9a-f]?)_$/.exec(suffix)?.[1]
  if (hex === undefined) return undefined
  const id = Number.parseInt(hex, 16)
  return networkSuffix(id) === suffix ? id : undefined
}
