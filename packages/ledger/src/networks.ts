import { networkSuffix } from './network-suffix'

/** A Radix network. `suffix` is the network part of address prefixes (HRP), such as `rdx`. */
export type Network = { readonly id: number; readonly name: string; readonly suffix: string }

const network = (id: number, ...names: [string, ...string[]]) => ({ id, names, suffix: networkSuffix(id) })

const listed = [
  /* @__PURE__ */ network(1, 'Mainnet'),
  /* @__PURE__ */ network(2, 'Stokenet'),
  /* @__PURE__ */ network(10, 'Alphanet'),
  /* @__PURE__ */ network(11, 'Betanet'),
  /* @__PURE__ */ network(12, 'Kisharnet', 'RCnetV1'),
  /* @__PURE__ */ network(13, 'Ansharnet', 'RCnetV2'),
  /* @__PURE__ */ network(14, 'Zabanet', 'RCnetV3'),
  /* @__PURE__ */ network(32, 'Gilganet'),
  /* @__PURE__ */ network(33, 'Enkinet'),
  /* @__PURE__ */ network(34, 'Hammunet'),
  /* @__PURE__ */ network(35, 'Nergalnet'),
  /* @__PURE__ */ network(36, 'Mardunet'),
  /* @__PURE__ */ network(37, 'Dumunet'),
  /* @__PURE__ */ network(240, 'LocalNet'),
  /* @__PURE__ */ network(241, 'InternalTestNet'),
  /* @__PURE__ */ network(242, 'Simulator'),
]

/** Every network of the specification (section 9), with its first name. */
export const networks: readonly Network[] = /* @__PURE__ */ Object.freeze(
  listed.map(({ id, names, suffix }) => Object.freeze({ id, name: names[0], suffix })),
)

/** Network id by name. Networks 12, 13 and 14 have two names each. */
export const networkIdByName: Readonly<Record<string, number>> = /* @__PURE__ */ Object.freeze(
  Object.fromEntries(listed.flatMap(({ id, names }) => names.map((name) => [name, id]))),
)

/** The first name of the network, or `undefined` for an unlisted id. */
export const networkName = (id: number): string | undefined => networks.find((known) => known.id === id)?.name

/** The network id of an HRP suffix, or `undefined` for an unknown suffix. */
export function networkIdOfSuffix(suffix: string): number | undefined {
  const known = networks.find((candidate) => candidate.suffix === suffix)
  if (known) return known.id
  const hex = /^tdx_([1-9a-f][0-9a-f]?)_$/.exec(suffix)?.[1]
  if (hex === undefined) return undefined
  const id = Number.parseInt(hex, 16)
  return networkSuffix(id) === suffix ? id : undefined
}
