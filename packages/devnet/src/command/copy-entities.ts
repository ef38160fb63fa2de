import { parseAddress, parseResourceAddress } from '@lootboxes/ledger'
import { ResultAsync } from 'neverthrow'
import * as z from 'zod'
import type { WorldInput, WorldMetadata } from '../world/world-schema'

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

const scalarTypes = ['String', 'Url', 'Origin', 'GlobalAddress'] as const
const arrayTypes = ['StringArray', 'UrlArray', 'OriginArray', 'GlobalAddressArray'] as const

/** Metadata of the kinds that a world file has. Links to entities that are not copied are left out. */
function copiedMetadata({ metadata }: Entity): Record<string, WorldMetadata> {
  const entries = metadata.items.flatMap(({ key, value: { typed } }): [string, WorldMetadata][] => {
    const scalar = scalarTypes.find((type) => type === typed.type)
    const array = arrayTypes.find((type) => type === typed.type)
    if (scalar !== undefined && scalar !== 'GlobalAddress' && typeof typed.value === 'string')
      return [[key, scalar === 'String' ? typed.value : { type: scalar, value: typed.value }]]
    if (array !== undefined && array !== 'GlobalAddressArray' && Array.isArray(typed.values))
      return [[key, { type: array, values: typed.values.filter((one) => typeof one === 'string') }]]
    return []
  })
  return Object.fromEntries(entries)
}

const nameOf = (address: string): string => address.replace(/^[a-z]+_[a-z0-9_]*1/, 'r-').slice(0, 14)
const textIn = (metadata: Record<string, WorldMetadata>, key: string): string | undefined => {
  const value = metadata[key]
  return typeof value === 'string' ? value : undefined
}

const kinds = ['Bool', 'I32', 'I64', 'U8', 'U32', 'U64', 'String'] as const

type Field = readonly [name: string, kind: (typeof kinds)[number] | 'Url', value: string | boolean]

/** Fields of a non-fungible that a world file can hold: named scalars. */
const fieldsOf = (fields: readonly Record<string, unknown>[]): readonly Field[] =>
  fields.flatMap(({ kind, type_name, field_name, value }): Field[] => {
    const known = kinds.find((one) => one === kind)
    if (known === undefined || typeof field_name !== 'string') return []
    if (typeof value !== 'string' && typeof value !== 'boolean') return []
    return [[field_name, type_name === 'Url' ? 'Url' : known, value]]
  })

type Collections = NonNullable<WorldInput['collections']>

/** Copies the non-fungibles that an account holds into the collections. */
async function copyNonFungibles(source: Source, collections: Collections, holder: string, entity: Entity) {
  for (const { resource_address, vaults } of entity.non_fungible_resources?.items ?? []) {
    const collection = collections[nameOf(resource_address)]
    if (!collection) continue
    const ids = vaults.items.flatMap(({ items }) => items ?? [])
    const { gateway, at_ledger_state } = source
    for (const some of chunks(ids, MOST_IDS)) {
      const body = { resource_address, non_fungible_ids: some, at_ledger_state }
      const { non_fungible_ids } = await gateway('/state/non-fungible/data', body, Data)
      for (const { non_fungible_id, data } of non_fungible_ids) {
        const fields = fieldsOf(data?.programmatic_json.fields ?? [])
        collection.fields = { ...collection.fields, ...Object.fromEntries(fields.map(([name, kind]) => [name, kind])) }
        collection.typeName = data?.programmatic_json.type_name ?? 'Item'
        collection.items ??= []
        collection.items.push({
          holder,
          id: non_fungible_id,
          data: Object.fromEntries(fields.map(([name, , value]) => [name, value])),
        })
      }
    }
  }
}

type Resources = { fungibles: NonNullable<WorldInput['fungibles']>; collections: Collections }

function addResource(world: Resources, entity: Entity): void {
  const { address, details } = entity
  const metadata = copiedMetadata(entity)
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

async function copy(url: string, addresses: readonly string[]): Promise<WorldInput> {
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
  const world = {
    accounts: { main: { key: { label: 'main' } } } as NonNullable<WorldInput['accounts']>,
    fungibles: {},
    collections: {} as Collections,
    balances: [{ account: 'main', resource: 'xrd', amount: '10000' }],
  }
  const xrd = resources.filter((address) => parseAddress(address).isOk() && address.includes('xxradxrdxx'))
  for (const entity of await entitiesAt(
    source,
    resources.filter((address) => !xrd.includes(address)),
  ))
    addResource(world, entity)
  for (const [at, entity] of holders.entries()) {
    const account = `copied-${at + 1}`
    world.accounts[account] = { metadata: copiedMetadata(entity) }
    for (const { resource_address, vaults } of entity.fungible_resources?.items ?? [])
      for (const { amount = '0' } of vaults.items)
        world.balances.push({
          account,
          resource: xrd.includes(resource_address) ? 'xrd' : nameOf(resource_address),
          amount,
        })
    await copyNonFungibles(source, world.collections, account, entity)
  }
  return world
}

/**
 * Copies resources, metadata and balances of a network into a world. Resources keep the bytes of their addresses. Copied
 * accounts (`copied-1`, …) get keys of this devnet, so that they can sign.
 */
export const copyEntities = (url: string, addresses: readonly string[]): ResultAsync<WorldInput, CopyError> =>
  ResultAsync.fromPromise(copy(url, addresses), (cause) => ({
    kind: 'copy-failed',
    // Of a failed connection, `fetch` says why in its cause.
    reason: String(cause instanceof Error ? (cause.cause ?? cause) : cause),
  }))
