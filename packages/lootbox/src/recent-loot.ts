import type { Gateway } from '@lootboxes/gateway'
import { safeName, safeText } from '@lootboxes/ledger'
import { okAsync, ResultAsync } from 'neverthrow'
import { nftText } from './client/loot'
import { isNfsw } from './is-nfsw'
import type { LootboxEntry } from './lootbox-config'
import type { ProductError } from './product-error'
import { gatewayFailed, type QueryOptions } from './query'

/** Loot that left a box, with its own metadata. Pass its picture URL to `safeImage`, because it is untrusted. */
export type RecentLoot = {
  readonly resource: string
  readonly id: string
  /** When, in milliseconds since 1970. */
  readonly at: number
  readonly name: string
  readonly description: string
  readonly rarity: string | undefined
  readonly imageUrl: string | undefined
  /** Its collection is tagged as not safe for work. */
  readonly nfsw: boolean
}

/** The loot that left a box last, and the state version of the read. */
export type RecentLoots = { readonly stateVersion: number; readonly loot: readonly RecentLoot[] }

type Taken = Pick<RecentLoot, 'resource' | 'id' | 'at'>
type RecentsGateway = Pick<Gateway, 'streamTransactions' | 'getNonFungibleData' | 'getEntityDetails'>

const MOST = 8
const TRANSACTIONS = 60

/** Reads the loot that left the box last from the ledger's stream, newest first. */
const lastTaken = (gateway: RecentsGateway, { componentAddress, ticketAddress }: LootboxEntry, ask: QueryOptions) =>
  gateway
    .streamTransactions(
      {
        affected_global_entities_filter: [componentAddress],
        transaction_status_filter: 'Success',
        opt_ins: { balance_changes: true },
        limit_per_page: TRANSACTIONS,
      },
      ask,
    )
    .mapErr(gatewayFailed)
    .map(({ items, ledger_state }) => ({
      stateVersion: ledger_state.state_version,
      taken: items
        .flatMap(({ balance_changes, confirmed_at }) =>
          (balance_changes?.non_fungible_balance_changes ?? [])
            .filter(
              ({ entity_address, resource_address }) =>
                entity_address === componentAddress && resource_address !== ticketAddress,
            )
            .flatMap(({ resource_address: resource, removed }) =>
              removed.map((id): Taken => ({ resource, id, at: Date.parse(confirmed_at ?? '') })),
            ),
        )
        .filter(({ at }) => Number.isFinite(at))
        .slice(0, MOST),
    }))

/** Reads the newest claimed loot with its metadata: two calls, plus one per collection. */
export const readRecentLoot = (
  gateway: RecentsGateway,
  box: LootboxEntry,
  ask: QueryOptions = {},
): ResultAsync<RecentLoots, ProductError> =>
  lastTaken(gateway, box, ask).andThen(({ stateVersion, taken }) => {
    const resources = [...new Set(taken.map(({ resource }) => resource))]
    const texts = resources.map((resource) => {
      const nonFungibleIds = taken.filter((one) => one.resource === resource).map(({ id }) => id)
      return gateway
        .getNonFungibleData({ resource_address: resource, non_fungible_ids: nonFungibleIds }, { signal: ask.signal })
        .mapErr(gatewayFailed)
        .map(({ non_fungible_ids }) =>
          non_fungible_ids.map(
            ({ non_fungible_id, data }) =>
              [`${resource}:${non_fungible_id}`, nftText(data?.programmatic_json)] as const,
          ),
        )
    })
    if (texts.length === 0) return okAsync<RecentLoots, ProductError>({ stateVersion, loot: [] })
    const tagged = gateway
      .getEntityDetails({ addresses: resources, opt_ins: { explicit_metadata: ['tags'] } }, { signal: ask.signal })
      .mapErr(gatewayFailed)
      .map(({ items }) => new Set(items.filter(isNfsw).map(({ address }) => address)))
    return ResultAsync.combine([tagged, ResultAsync.combine(texts)]).map(([nfsw, lists]) => {
      const textOf = new Map(lists.flat())
      const loot = taken.flatMap(({ resource, id, at }): RecentLoot[] => {
        const own = textOf.get(`${resource}:${id}`)
        if (own?.name === undefined) return []
        return [
          {
            resource,
            id,
            at,
            name: safeName(own.name, 'Without a name'),
            description: safeText(own.description ?? '', 200),
            rarity: own.rarity,
            imageUrl: own.key_image_url,
            nfsw: nfsw.has(resource),
          },
        ]
      })
      return { stateVersion, loot }
    })
  })
