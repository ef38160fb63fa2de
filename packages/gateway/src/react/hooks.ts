'use client'
import { type Amount, ZERO } from '@lootboxes/ledger'
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { GatewayError } from '../gateway-error'
import { useGateway } from './gateway-context'
import { type CommitNotice, entityQuery, fungiblesQuery, nonFungiblesQuery, noteCommit } from './gateway-queries'
import type { Entity, EntityOptIns, HeldNonFungible } from './gateway-reader'

/** The state of a read. `error` is a `GatewayError`: `gatewayErrorText` has its sentence. */
export type ReadResult<T> = UseQueryResult<T, GatewayError>

/**
 * Details of an entity, `null` for an address that is not on the ledger. Idle while `address` is undefined.
 * @example const { data } = useEntity(resource, { explicit_metadata: ['name'] })
 */
export const useEntity = (address: string | undefined, optIns?: EntityOptIns): ReadResult<Entity | null> =>
  useQuery(entityQuery(useGateway(), address, optIns))

/**
 * The amount of a resource that an account holds, zero if none. Balances of one account share a request.
 * @example const { data } = useBalance(account?.address, xrdAddress(networkId))
 */
export const useBalance = (account: string | undefined, resource: string): ReadResult<Amount> =>
  useQuery({
    ...fungiblesQuery(useGateway(), account),
    select: (amounts) => amounts.get(resource) ?? ZERO,
  })

/**
 * The non-fungibles of one collection in an account, with their data, all of one ledger state.
 * @example const { data: tickets = [] } = useNonFungibles(account?.address, ticketResource)
 */
export const useNonFungibles = (
  account: string | undefined,
  resource: string,
): ReadResult<readonly HeldNonFungible[]> => useQuery(nonFungiblesQuery(useGateway(), account, resource))

/**
 * The state of a component, read by `parse` from its programmatic JSON; `null` for another entity. `parse` runs for each response
 * and may throw, which becomes the error.
 * @example const { data } = useComponentState(component, parseCounterState)
 */
export const useComponentState = <T>(
  component: string | undefined,
  parse: (state: unknown) => T,
): UseQueryResult<T | null, GatewayError> =>
  useQuery({
    ...entityQuery(useGateway(), component),
    select: (entity) =>
      entity?.details?.type === 'Component' && entity.details.state !== undefined ? parse(entity.details.state) : null,
  })

/**
 * Returns a function for settlements of the page's own transactions. All reads refetch at that state version or a later one.
 * @example useSettlements(useNoteCommit()) // with useSettlements of @lootboxes/wallet-connector/react
 */
export const useNoteCommit = (): ((settlement: CommitNotice) => void) => {
  const client = useQueryClient()
  const gateway = useGateway()
  return useCallback(
    (settlement) => {
      if (gateway !== undefined) noteCommit(client, gateway, settlement)
    },
    [client, gateway],
  )
}
