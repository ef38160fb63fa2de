import type { Gateway, GatewayError } from '@lootboxes/gateway'
import {
  type AccountAddress,
  type Amount,
  addAmounts,
  type LocalId,
  parseAmount,
  type ResourceAddress,
  ZERO,
} from '@lootboxes/ledger'
import { okAsync, type Result, ResultAsync } from 'neverthrow'
import type { RevealedTicket } from '../product-calls'
import type { QueryOptions } from '../query'
import { validIds } from '../valid-ids'
import type { ProductClient, ProductClientError } from './create-product-client'

/** A ticket with its loot, its id checked. */
export type HeldLoot = RevealedTicket & { non_fungible_id: LocalId }

/** An account’s holdings of a box, as last read. While `loading`, the earlier values stay. */
export type Holdings = {
  status: 'none' | 'loading' | 'ready' | 'failed'
  account: AccountAddress | undefined
  unrevealed: readonly LocalId[]
  revealed: readonly HeldLoot[]
  /** Tickets that were opened and wait for their draw. */
  opened: readonly LocalId[]
  /** By fungible resource: the requested tokens, and others that the first pages list. */
  balances: Readonly<Record<string, Amount>>
  /** By non-fungible resource: the tickets, and others that the first pages list. */
  nonFungibles: Readonly<Record<string, number>>
  /** The ledger version the balances were read at. */
  stateVersion: number
}

/** The holdings without a connected account. */
export const noHoldings: Holdings = {
  status: 'none',
  account: undefined,
  unrevealed: [],
  revealed: [],
  opened: [],
  balances: {},
  nonFungibles: {},
  stateVersion: 0,
}

/** Whether the balances were read from the ledger at all. */
export const isFetched = ({ stateVersion }: Holdings): boolean => stateVersion > 0

/** Returns the balance of a fungible resource; zero for an unknown one. */
export const balanceOf = (holdings: Holdings, resource: ResourceAddress): Amount => holdings.balances[resource] ?? ZERO

/** Tickets opened and not drawn for yet: held, but on neither list. */
export const waitingTickets = ({ nonFungibles, unrevealed, revealed }: Holdings, ticketAddress: string): number =>
  Math.max(0, (nonFungibles[ticketAddress] ?? 0) - unrevealed.length - revealed.length)

/** Options of one read of the ledger. */
export type ReadOptions = {
  signal: AbortSignal
  /** No answer older than this ledger version. */
  minStateVersion: number | undefined
}

/** Any awaitable result. */
export type AsyncResult<T, E> = ResultAsync<T, E> | Promise<Result<T, E>>

type OfAccount<T> = (account: AccountAddress, options: ReadOptions) => ResultAsync<T, unknown>
type OfTickets<T> = (account: AccountAddress, ticketAddress: string, options: ReadOptions) => ResultAsync<T, unknown>

export type AccountReads = {
  fungibles: OfAccount<{ balances: Record<string, Amount>; stateVersion: number }>
  nonFungibles: OfTickets<Record<string, number>>
  unrevealed: OfTickets<readonly LocalId[]>
  revealed: OfTickets<readonly HeldLoot[]>
  /** Every ticket that the account holds, in any state. */
  held: OfTickets<readonly LocalId[]>
}

/** Pages read of a list that other users can extend by sending resources. Missing resources are requested by address. */
const MOST_PAGES = 2

/** Pages of 100 ids read of a vault beyond the first: an account with more tickets than that is shown the first ones. */
const MOST_ID_PAGES = 10

type ReadsGateway = Pick<
  Gateway,
  'getFungibles' | 'getFungibleVaults' | 'getNonFungibles' | 'getNonFungibleVaults' | 'getNonFungibleVaultIds'
>
type ReadsClient = Pick<ProductClient, 'getUnrevealedTickets' | 'getRevealedTickets'>

export type AccountReadsOptions = {
  gateway: ReadsGateway
  client: ReadsClient
  /** Tokens whose balances must be known, also in an account with many other resources. */
  tokens: readonly ResourceAddress[]
  /** Called with each call that failed, except aborted ones. */
  onError?: (
    failed:
      | { what: 'fungibles' | 'non-fungibles'; error: GatewayError }
      | { what: 'tickets'; error: ProductClientError },
  ) => void
}

/** An unreadable amount counts as nothing. */
const amountIn = (text: string | undefined): Amount => parseAmount(text ?? '0').unwrapOr(ZERO)

/** The ids of an account's non-fungibles of one collection: 100 of each vault, and `maxPages` pages of 100 after those. */
export const heldIds = (
  gateway: Pick<Gateway, 'getNonFungibleVaults' | 'getNonFungibleVaultIds'>,
  { account: address, resource: resource_address, maxPages }: { account: string; resource: string; maxPages: number },
  { signal, minStateVersion }: QueryOptions,
): ResultAsync<readonly string[], GatewayError> =>
  gateway
    .getNonFungibleVaults(
      { address, resource_address, opt_ins: { non_fungible_include_nfids: true } },
      { signal, minStateVersion },
    )
    .andThen(({ items, ledger_state }) => {
      const at_ledger_state = { state_version: ledger_state.state_version }
      return ResultAsync.combine(
        items.map(({ vault_address, items: ids = [], next_cursor: cursor }): ResultAsync<string[], GatewayError> => {
          if (!cursor) return okAsync(ids)
          const request = { address, vault_address, resource_address, cursor, at_ledger_state }
          return gateway.getNonFungibleVaultIds(request, { signal, maxPages }).map((rest) => [...ids, ...rest.items])
        }),
      )
    })
    .map((vaults) => vaults.flat())

/**
 * Reads the holdings that a storefront shows: two Gateway calls, two product calls, and one more if tickets wait for their
 * draw. Anyone can send resources to an account. Beyond a few pages it therefore reads only the needed resources, by
 * address, at the same ledger state.
 */
export function accountReads({ gateway, client, tokens, onError }: AccountReadsOptions): AccountReads {
  const ofGateway = (what: 'fungibles' | 'non-fungibles') => (error: GatewayError) =>
    error.kind === 'aborted' ? undefined : onError?.({ what, error })
  const ofClient = (error: ProductClientError) =>
    error.kind === 'aborted' ? undefined : onError?.({ what: 'tickets', error })
  const tickets = (account_address: AccountAddress, ticket_address: string) => ({ account_address, ticket_address })

  const balanceByName = (address: AccountAddress, resource: string, stateVersion: number, signal: AbortSignal) =>
    gateway
      .getFungibleVaults(
        { address, resource_address: resource, at_ledger_state: { state_version: stateVersion } },
        { signal },
      )
      .map(({ items }) => [resource, addAmounts(...items.map(({ amount }) => amountIn(amount)))] as const)

  return {
    fungibles: (address, options) =>
      gateway
        .getFungibles({ address }, { ...options, maxPages: MOST_PAGES })
        .andThen(({ items, next_cursor, ledger_state: { state_version: stateVersion } }) => {
          const balances = Object.fromEntries(
            items.map((item) => [item.resource_address, amountIn('amount' in item ? item.amount : undefined)]),
          )
          const missing = next_cursor ? tokens.filter((token) => !(token in balances)) : []
          return ResultAsync.combine(
            missing.map((token) => balanceByName(address, token, stateVersion, options.signal)),
          ).map((more) => ({ balances: { ...balances, ...Object.fromEntries(more) }, stateVersion }))
        })
        .orTee(ofGateway('fungibles')),
    nonFungibles: (address, ticketAddress, options) =>
      gateway
        .getNonFungibles({ address }, { ...options, maxPages: MOST_PAGES })
        .andThen(({ items, next_cursor, ledger_state }) => {
          const counts: Record<string, number> = Object.fromEntries(
            items.map((item) => [item.resource_address, 'amount' in item ? item.amount : 0]),
          )
          if (!next_cursor || ticketAddress === '' || ticketAddress in counts) return okAsync(counts)
          return gateway
            .getNonFungibleVaults(
              {
                address,
                resource_address: ticketAddress,
                at_ledger_state: { state_version: ledger_state.state_version },
              },
              { signal: options.signal },
            )
            .map((vaults) => ({
              ...counts,
              [ticketAddress]: vaults.items.reduce((sum, { total_count }) => sum + total_count, 0),
            }))
        })
        .orTee(ofGateway('non-fungibles')),
    unrevealed: (account, ticket, options) =>
      client
        .getUnrevealedTickets(tickets(account, ticket), options)
        .map((list) => validIds(list.map(({ id }) => id)))
        .orTee(ofClient),
    revealed: (account, ticket, options) =>
      client
        .getRevealedTickets(tickets(account, ticket), options)
        .map((list) =>
          list.flatMap((one): HeldLoot[] =>
            validIds([one.non_fungible_id]).map((non_fungible_id) => ({ ...one, non_fungible_id })),
          ),
        )
        .orTee(ofClient),
    held: (account, ticket, options) =>
      heldIds(gateway, { account, resource: ticket, maxPages: MOST_ID_PAGES }, options)
        .map(validIds)
        .orTee(ofGateway('non-fungibles')),
  }
}

/** Tickets that wait for their draw: held, but on neither list. Requested only where the counts show some. */
async function readOpened(reads: AccountReads, now: Holdings, ticketAddress: string, options: ReadOptions) {
  if (now.account === undefined || waitingTickets(now, ticketAddress) === 0) return []
  const listed = new Set<string>([...now.unrevealed, ...now.revealed.map(({ non_fungible_id }) => non_fungible_id)])
  const held = await reads.held(now.account, ticketAddress, options)
  return held.unwrapOr(now.opened).filter((id) => !listed.has(id))
}

/** Reads an account's holdings of a box; `before` are the last known ones. */
export type ReadHoldings = (
  account: AccountAddress,
  ticketAddress: string,
  before: Holdings,
  options: ReadOptions,
) => Promise<Holdings>

/** Reads the holdings of an account. After a failed call the earlier values of the same account stay. */
export const readHoldings =
  (reads: AccountReads): ReadHoldings =>
  async (account, ticketAddress, before, options) => {
    const known = before.account === account ? before : { ...noHoldings, account }
    // Without a ticket address there are no tickets to read.
    const hasTickets = ticketAddress !== ''
    const [fungibles, nonFungibles, unrevealed, revealed] = await Promise.all([
      reads.fungibles(account, options),
      reads.nonFungibles(account, ticketAddress, options),
      hasTickets ? reads.unrevealed(account, ticketAddress, options) : okAsync([]),
      hasTickets ? reads.revealed(account, ticketAddress, options) : okAsync([]),
    ])
    const failed = [fungibles, nonFungibles, unrevealed, revealed].some((answer) => answer.isErr())
    const now: Holdings = {
      ...known,
      status: failed ? 'failed' : 'ready',
      ...fungibles.unwrapOr({ balances: known.balances, stateVersion: known.stateVersion }),
      nonFungibles: nonFungibles.unwrapOr(known.nonFungibles),
      unrevealed: unrevealed.unwrapOr(known.unrevealed),
      revealed: revealed.unwrapOr(known.revealed),
    }
    return { ...now, opened: await readOpened(reads, now, ticketAddress, options) }
  }
