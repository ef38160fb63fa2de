import { createGateway, type GatewayError } from '@lootboxes/gateway'
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

/** The Gateway of the network at one ledger state. */
type Source = {
  gateway: ReturnType<typeof createGateway>
  at_ledger_state: { state_version: number }
}

const right = <T>(answer: ResultAsync<T, GatewayError>): Promise<T> =>
  answer.match(
    (value) => value,
    (error) => {
      throw error instanceof Error ? error : new Error(error.kind)
    },
  )

async function sourceAt(baseUrl: string): Promise<Source> {
  const gateway = createGateway({ baseUrl, applicationName: 'lootboxes-devnet init' })
  const { ledger_state } = await right(gateway.getConstruction())
  return { gateway, at_ledger_state: { state_version: ledger_state.state_version } }
}

/** Replaces each list of which the details have only the first page. */
async function completed({ gateway, at_ledger_state }: Source, entity: Entity): Promise<Entity> {
  const { address } = entity
  const of = { address, at_ledger_state }
  const vaults = { ...of, aggregation_level: 'Vault' } as const
  if (entity.metadata.next_cursor) entity.metadata = MetadataItems.parse(await right(gateway.getEntityMetadata(of)))
  if (entity.fungible_resources?.next_cursor)
    entity.fungible_resources = Holdings.parse(await right(gateway.getFungibles(vaults)))
  if (entity.non_fungible_resources?.next_cursor)
    entity.non_fungible_resources = Holdings.parse(
      await right(gateway.getNonFungibles({ ...vaults, opt_ins: { non_fungible_include_nfids: true } })),
    )
  for (const { resource_address, vaults } of entity.non_fungible_resources?.items ?? [])
    for (const vault of vaults.items) {
      if (!vault.next_cursor) continue
      const { vault_address } = vault
      const { items } = await right(gateway.getNonFungibleVaultIds({ ...of, vault_address, resource_address }))
      vault.items = [...items]
    }
  return entity
}

async function entitiesAt(source: Source, addresses: readonly string[]): Promise<readonly Entity[]> {
  if (addresses.length === 0) return []
  const details = await right(
    source.gateway.getEntityDetails({
      addresses: [...addresses],
      aggregation_level: 'Vault',
      opt_ins: { non_fungible_include_nfids: true },
      at_ledger_state: source.at_ledger_state,
    }),
  )
  const entities: Entity[] = []
  for (const entity of Details.parse(details).items) entities.push(await completed(source, entity))
  return entities
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
    if (ids.length === 0) continue
    const { gateway, at_ledger_state } = source
    const found = await right(gateway.getNonFungibleData({ resource_address, non_fungible_ids: ids, at_ledger_state }))
    for (const { non_fungible_id, data } of Data.parse(found).non_fungible_ids) {
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
  ResultAsync.fromPromise(copy(url, addresses), (cause) => ({ kind: 'copy-failed', reason: String(cause) }))
