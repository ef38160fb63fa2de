import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { accountAddressFromPublicKey, encodeAddress, parseAddress } from '@lootboxes/ledger'
import type { Gallery } from '../genesis/gallery'
import type { GenesisWriter } from '../genesis/genesis-writer'
import type { WellKnownAddresses } from '../genesis/well-known'
import type { DevKey } from '../keys'
import { type Metadata, type MetadataKind, metadataKindOf } from '../sbor/metadata'
import type { Draft } from '../store/draft'
import { accountKeys } from './keys-of-world'
import { isRemote } from './pictures'
import type { LoadedWorld } from './read-world'
import type { World, WorldMetadata } from './world-schema'

/** Resolves names of a world file for one network and seed. */
export type WorldNames = {
  readonly keys: ReadonlyMap<string, DevKey>
  /** The address of a named entity; an address is returned unchanged. */
  readonly addressOf: (reference: string) => string
}

/** Context of the functions that write a world. */
export type WorldContext = LoadedWorld &
  WorldNames & {
    networkId: number
    seed: number
    gallery: Gallery
    wellKnown: WellKnownAddresses
    writer: GenesisWriter
    draft: Draft
    /** Returns the address of a picture; stores SVG files in the gallery. */
    readonly picture: (reference: string) => string
  }

const kinds = {
  fungibles: 'fungible-resource',
  collections: 'non-fungible-resource',
  boxes: 'component',
  dapps: 'account',
} as const

/** A copied entity keeps its bytes; only the network in its address changes. */
function encodedFor(networkId: number, address: string): string {
  const { entityByte, bytes } = parseAddress(address)._unsafeUnwrap()
  return encodeAddress({ entityByte, networkId, tail: bytes.subarray(1) })
}

export function namesOf(
  world: World,
  { networkId, seed }: { networkId: number; seed: number },
  { xrd, address }: { xrd: string; address: GenesisWriter['address'] },
): WorldNames {
  const keys = accountKeys(world, { seed, networkId })
  const addresses = new Map<string, string>([['xrd', xrd]])
  for (const [name, { publicKey }] of keys) addresses.set(name, accountAddressFromPublicKey(publicKey, networkId))
  for (const section of ['fungibles', 'collections', 'boxes', 'dapps'] as const) {
    const entities: Readonly<Record<string, { address?: string | undefined }>> = world[section]
    for (const [name, entity] of Object.entries(entities)) {
      if (name === 'xrd') continue
      const own = entity.address === undefined ? undefined : encodedFor(networkId, entity.address)
      addresses.set(name, own ?? address(kinds[section], name))
      if (section === 'boxes') addresses.set(`${name}-tickets`, address('non-fungible-resource', `${name}-tickets`))
    }
  }
  return { keys, addressOf: (reference) => addresses.get(reference) ?? reference }
}

/** Returns the function that resolves pictures: each file is read once. */
export function pictures(folder: string, gallery: Gallery): (reference: string) => string {
  const known = new Map<string, string>()
  return (reference) => {
    if (isRemote(reference)) return reference
    const address = known.get(reference) ?? gallery.add(readFileSync(join(folder, reference), 'utf8'))
    known.set(reference, address)
    return address
  }
}

export const text = (value: string): Metadata => ({ type: 'String', value })
export const link = (value: string): Metadata => ({ type: 'Url', value })
export const references = (values: readonly string[]): Metadata => ({ type: 'GlobalAddressArray', values })

/** Metadata of the file, with names replaced by addresses. */
export function metadataOf(
  { addressOf }: WorldNames,
  entries: Readonly<Record<string, WorldMetadata>>,
): Readonly<Record<string, Metadata>> {
  const resolvedText = (kind: MetadataKind, one: string): string => {
    if (kind === 'GlobalAddress') return addressOf(one)
    if (kind !== 'NonFungibleGlobalId') return one
    const colon = one.indexOf(':')
    return addressOf(one.slice(0, colon)) + one.slice(colon)
  }
  const resolved = (value: WorldMetadata): Metadata => {
    if (typeof value === 'string') return text(value)
    const kind = metadataKindOf(value)
    return 'values' in value
      ? { ...value, values: value.values.map((one) => resolvedText(kind, one)) }
      : { ...value, value: resolvedText(kind, value.value) }
  }
  return Object.fromEntries(Object.entries(entries).map(([key, value]) => [key, resolved(value)]))
}

type Described = Partial<Record<'symbol' | 'name' | 'description' | 'icon', string | undefined>> & {
  tags?: string[] | undefined
}

/** The standard metadata of an entity: only the entries that the file has. */
export function described({ picture }: WorldContext, entity: Described): Readonly<Record<string, Metadata>> {
  const { symbol, name, description, icon, tags } = entity
  return {
    ...(symbol === undefined ? {} : { symbol: text(symbol) }),
    ...(name === undefined ? {} : { name: text(name) }),
    ...(description === undefined ? {} : { description: text(description) }),
    ...(icon === undefined ? {} : { icon_url: link(picture(icon)) }),
    ...(tags === undefined ? {} : { tags: { type: 'StringArray', values: tags } }),
  }
}

/** The link of an entity back to the dApp definition that claims it. */
export function dappLink(
  { world, addressOf }: WorldContext,
  name: string,
  form: 'component' | 'resource',
): Readonly<Record<string, Metadata>> {
  const claiming = Object.entries(world.dapps).flatMap(([dapp, { claims }]) =>
    claims.includes(name) ? [addressOf(dapp)] : [],
  )
  const [first] = claiming
  if (first === undefined) return {}
  return form === 'resource'
    ? { dapp_definitions: references(claiming) }
    : { dapp_definition: { type: 'GlobalAddress', value: first } }
}
