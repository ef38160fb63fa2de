import { type Amount, createOwnCommits } from '@lootboxes/ledger'
import { type QueryClient, queryOptions, skipToken } from '@tanstack/react-query'
import type { GatewayError } from '../gateway-error'
import type { Settlement } from '../settlement'
import type { CallOptions } from '../verb'
import {
  type Entity,
  type EntityOptIns,
  type GatewayReader,
  type HeldNonFungible,
  readEntity,
  readFungibles,
  readNonFungibles,
} from './gateway-reader'

const scope = 'lootboxes:gateway'

/** Keys of the cache entries of the hooks. `baseUrl` is the Gateway's, so that networks do not mix. */
export const gatewayKeys = {
  all: [scope] as const,
  /** Every read of one Gateway. */
  reads: (baseUrl: string) => [scope, baseUrl, 'read'] as const,
  /** Reads of one entity, with any opt-ins. */
  entity: (baseUrl: string, address: string) => [scope, baseUrl, 'read', 'entity', address] as const,
  fungibles: (baseUrl: string, account: string) => [scope, baseUrl, 'read', 'fungibles', account] as const,
  nonFungibles: (baseUrl: string, account: string, resource: string) =>
    [scope, baseUrl, 'read', 'nonFungibles', account, resource] as const,
}

type Given = GatewayReader | undefined
/** The page's commits, by Gateway client. */
const commits = /* @__PURE__ */ createOwnCommits(/* @__PURE__ */ new WeakMap<GatewayReader, number>())

const urlOf = (gateway: Given): string => gateway?.baseUrl ?? ''

/** Reads of an address, which see the page's own commits. Skipped without a gateway or an address. */
const readOf = <T>(
  gateway: Given,
  address: string | undefined,
  read: (gateway: GatewayReader, address: string, options: CallOptions) => Promise<T>,
) =>
  gateway === undefined || address === undefined
    ? skipToken
    : ({ signal }: { readonly signal: AbortSignal }): Promise<T> =>
        commits.read(gateway, signal, (minStateVersion) => read(gateway, address, { signal, minStateVersion }))

/** The query of an entity's details; `null` for an address that is not on the ledger. For `useQuery` and `prefetchQuery`. */
export const entityQuery = (gateway: Given, address: string | undefined, optIns?: EntityOptIns) =>
  queryOptions<Entity | null, GatewayError>({
    queryKey: [...gatewayKeys.entity(urlOf(gateway), address ?? ''), optIns ?? null],
    queryFn: readOf(gateway, address, (reader, entity, options) => readEntity(reader, entity, optIns, options)),
  })

/** The query of an account's amounts by resource address. */
export const fungiblesQuery = (gateway: Given, account: string | undefined) =>
  queryOptions<ReadonlyMap<string, Amount>, GatewayError>({
    queryKey: gatewayKeys.fungibles(urlOf(gateway), account ?? ''),
    queryFn: readOf(gateway, account, readFungibles),
  })

/** The query of an account's non-fungibles of one collection, with their data. */
export const nonFungiblesQuery = (gateway: Given, account: string | undefined, resource: string) =>
  queryOptions<readonly HeldNonFungible[], GatewayError>({
    queryKey: gatewayKeys.nonFungibles(urlOf(gateway), account ?? '', resource),
    queryFn: readOf(gateway, account, (reader, holder, options) => readNonFungibles(reader, holder, resource, options)),
  })

/** A settlement, of this package's `watchTransaction` or of the wallet connector. */
export type CommitNotice = {
  readonly status: Settlement['status']
  readonly committedStateVersion?: number | undefined
}

/** Refetches the reads of a Gateway after a final transaction, at its state version or a later one. */
export const noteCommit = (
  client: QueryClient,
  gateway: GatewayReader,
  { status, committedStateVersion }: CommitNotice,
): void => {
  if (status === 'undetermined') return
  if (committedStateVersion !== undefined) commits.note(gateway, committedStateVersion)
  void client.invalidateQueries({ queryKey: gatewayKeys.reads(gateway.baseUrl) })
}
