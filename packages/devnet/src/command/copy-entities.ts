import { parseResourceAddress } from '@lootboxes/ledger'
import { ResultAsync } from 'neverthrow'
import * as z from 'zod'
import type { WorldInput, WorldMetadata } from '../world/world-schema'
import { copyItems, type GivenItem } from './copy-items'
import { copyMetadata, type Names } from './copy-metadata'

/** Why a public network could not be copied. */
export type CopyError = { kind: 'copy-failed'; reason: string }

const Typed = z.looseObject({ type: z.string() })
const MetadataItems = z.object({
  items: z.array(z.object({ key: z.string(), value: z.object({ typed: Typed }) })),
  next_cursor: z.string().nullish(),
})
const Holding = z.object({
  resource_address: z.string(),
  vaults: z.object({
    items: z.array(
      z.object({
        vault_address: z.string(),
        amount: z.string().optional(),
        items: z.array(z.string()).nullish(),
        next_cursor: z.string().nullish(),
      }),
    ),
  }),
})
const Holdings = z.object({ items: z.array(Holding), next_cursor: z.string().nullish() })
const Ids = z.object({ items: z.array(z.string()), next_cursor: z.string().nullish() })
const Construction = z.object({ ledger_state: z.object({ state_version: z.number() }) })
const Details = z.object({
  items: z.array(
    z.object({
      address: z.string(),
      metadata: MetadataItems,
      fungible_resources: Holdings.optional(),
      non_fungible_resources: Holdings.optional(),
      details: z.looseObject({ divisibility: z.number().optional() }).optional(),
    }),
  ),
})
type Entity = z.output<typeof Details>['items'][number]
const Data = z.object({
  non_fungible_ids: z.array(
    z.object({
      non_fungible_id: z.string(),
      data: z
        .object({
          programmatic_json: z.looseObject({
            type_name: z.string().nullish(),
            fields: z.array(z.looseObject({ kind: z.string(), field_name: z.string().nullish() })).optional(),
          }),
        })
        .optional(),
    }),
  ),
})

type Gateway = <S extends z.ZodType>(path: string, body: unknown, schema: S) => Promise<z.output<S>>

const gatewayAt =
  (url: string): Gateway =>
  async (path, body, schema) => {
    const response = await fetch(`${url.replace(/\/$/, '')}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(30_000),
    })
    if (!response.ok) throw new Error(`${path} answers ${response.status}`)
    return schema.parse(await response.json())
  }

const MOST_ADDRESSES = 20
const MOST_IDS = 29

const chunks = <T>(items: readonly T[], size: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size))

/** The Gateway of the network at one ledger state. */
type Source = { gateway: Gateway; at_ledger_state: { state_version: number } }

async function sourceAt(url: string): Promise<Source> {
  const gateway = gatewayAt(url)
  const { ledger_state } = await gateway('/transaction/construction', {}, Construction)
  return { gateway, at_ledger_state: { state_version: ledger_state.state_version } }
}

type Page<T> = { items: T[]; next_cursor?: string | null | undefined }

/** Appends the later pages of a list to its first one. */
async function addPages<T>(first: Page<T>, next: (cursor: string) => Promise<Page<T>>): Promise<void> {
  for (let cursor = first.next_cursor; cursor; ) {
    const page = await next(cursor)
    first.items.push(...page.items)
    cursor = page.next_cursor
  }
}

/** Completes the lists of which the details have only the first page. */
async function complete({ gateway, at_ledger_state }: Source, entity: Entity): Promise<void> {
  const of = { address: entity.address, at_ledger_state }
  const held = { ...of, aggregation_level: 'Vault', opt_ins: { non_fungible_include_nfids: true } }
  const { metadata, fungible_resources: tokens, non_fungible_resources: collections } = entity
  await addPages(metadata, (cursor) => gateway('/state/entity/page/metadata', { ...of, cursor }, MetadataItems))
  if (tokens)
    await addPages(tokens, (cursor) =>
      gateway('/state/entity/page/fungibles/', { ...of, aggregation_level: 'Vault', cursor }, Holdings),
    )
  if (collections)
    await addPages(collections, (cursor) => gateway('/state/entity/page/non-fungibles/', { ...held, cursor }, Holdings))
  for (const { resource_address, vaults } of collections?.items ?? [])
    for (const vault of vaults.items) {
      const ids = { items: vault.items ?? [], next_cursor: vault.next_cursor }
      const body = { ...of, vault_address: vault.vault_address, resource_address }
      await addPages(ids, (cursor) => gateway('/state/entity/page/non-fungible-vault/ids', { ...body, cursor }, Ids))
      vault.items = ids.items
    }
}

async function entitiesAt(source: Source, addresses: readonly string[]): Promise<readonly Entity[]> {
  const { gateway, at_ledger_state } = source
  const found: Entity[] = []
  for (const some of chunks(addresses, MOST_ADDRESSES)) {
    const body = {
      addresses: some,
      aggregation_level: 'Vault',
      opt_ins: { non_fungible_include_nfids: true, native_resource_details: false },
      at_ledger_state,
    }
    found.push(...(await gateway('/state/entity/details', body, Details)).items)
  }
  for (const entity of found) await complete(source, entity)
  return found
}

const nameOf = (address: string): string => address.replace(/^[a-z]+_[a-z0-9_]*1/, 'r-').slice(0, 14)
const textIn = (metadata: Record<string, WorldMetadata>, key: string): string | undefined => {
  const value = metadata[key]
  return typeof value === 'string' ? value : undefined
}

type Collections = NonNullable<WorldInput['collections']>

/** Items of a collection and the name of their type. */
type Found = { readonly items: GivenItem[]; typeName?: string | null | undefined }

/** Adds the non-fungibles that an account holds to those of their collections. */
async function findItems(source: Source, holder: string, entity: Entity, found: Map<string, Found>): Promise<void> {
  const { gateway, at_ledger_state } = source
  for (const { resource_address, vaults } of entity.non_fungible_resources?.items ?? []) {
    const ids = vaults.items.flatMap(({ items }) => items ?? [])
    const collection: Found = found.get(resource_address) ?? { items: [] }
    found.set(resource_address, collection)
    for (const some of chunks(ids, MOST_IDS)) {
      const body = { resource_address, non_fungible_ids: some, at_ledger_state }
      const { non_fungible_ids } = await gateway('/state/non-fungible/data', body, Data)
      for (const { non_fungible_id, data } of non_fungible_ids) {
        collection.typeName ??= data?.programmatic_json.type_name
        collection.items.push({ holder, id: non_fungible_id, fields: data?.programmatic_json.fields ?? [] })
      }
    }
  }
}

type Resources = { fungibles: NonNullable<WorldInput['fungibles']>; collections: Collections }

function addResource(world: Resources, { address, details }: Entity, metadata: Record<string, WorldMetadata>): void {
  const { name: _name, symbol: _symbol, ...rest } = metadata
  const name = textIn(metadata, 'name') ?? nameOf(address)
  if (details?.divisibility === undefined)
    world.collections[nameOf(address)] = { address, name, metadata: rest, fields: {}, items: [] }
  else
    world.fungibles[nameOf(address)] = {
      address,
      name,
      symbol: textIn(metadata, 'symbol'),
      divisibility: details.divisibility,
      metadata: rest,
    }
}

/** A copied world, and a line for each thing that it lacks. */
export type CopiedWorld = { world: WorldInput; leftOut: readonly string[] }

async function copy(url: string, addresses: readonly string[]): Promise<CopiedWorld> {
  const source = await sourceAt(url)
  const isResource = (address: string) => parseResourceAddress(address).isOk()
  const holders = await entitiesAt(
    source,
    addresses.filter((address) => !isResource(address)),
  )
  const held = holders.flatMap(({ fungible_resources, non_fungible_resources }) =>
    [...(fungible_resources?.items ?? []), ...(non_fungible_resources?.items ?? [])].map((one) => one.resource_address),
  )
  const resources = [...new Set([...addresses.filter(isResource), ...held])]
  const isXrd = (address: string) => address.includes('xxradxrdxx')
  const names: Names = new Map([
    ...resources.map((address) => [address, isXrd(address) ? 'xrd' : nameOf(address)] as const),
    ...holders.map(({ address }, at) => [address, `copied-${at + 1}`] as const),
  ])
  const named = (address: string) => names.get(address) ?? address
  const leftOut: string[] = []
  const leftOutOf = (name: string) => (what: string) => void leftOut.push(`${name}: ${what}`)
  const metadataOf = ({ address, metadata }: Entity) => copyMetadata(metadata.items, names, leftOutOf(named(address)))
  const world = {
    accounts: { main: { key: { label: 'main' } } } as NonNullable<WorldInput['accounts']>,
    fungibles: {},
    collections: {} as Collections,
    balances: [{ account: 'main', resource: 'xrd', amount: '10000' }],
  }
  const others = resources.filter((address) => !isXrd(address))
  for (const entity of await entitiesAt(source, others)) addResource(world, entity, metadataOf(entity))
  const found = new Map<string, Found>()
  for (const entity of holders) {
    const account = named(entity.address)
    world.accounts[account] = { metadata: metadataOf(entity) }
    for (const { resource_address, vaults } of entity.fungible_resources?.items ?? [])
      for (const { amount = '0' } of vaults.items)
        world.balances.push({ account, resource: named(resource_address), amount })
    await findItems(source, account, entity, found)
  }
  for (const [resource, { typeName, items }] of found) {
    const collection = world.collections[named(resource)]
    if (!collection) continue
    collection.typeName = typeName ?? 'Item'
    copyItems(collection, items, names, leftOutOf(named(resource)))
  }
  return { world, leftOut }
}

/**
 * Copies resources, metadata and balances of a network into a world. Resources keep the bytes of their addresses. Copied
 * accounts (`copied-1`, …) get keys of this devnet, so that they can sign. Addresses of copied entities become their names.
 */
export const copyEntities = (url: string, addresses: readonly string[]): ResultAsync<CopiedWorld, CopyError> =>
  ResultAsync.fromPromise(copy(url, addresses), (cause) => ({
    kind: 'copy-failed',
    // Of a failed connection, `fetch` says why in its cause.
    reason: String(cause instanceof Error ? (cause.cause ?? cause) : cause),
  }))
