import type { Gateway, GatewayError } from '@lootboxes/gateway'
import type { ResultAsync } from 'neverthrow'
import type { Piece } from './piece'
import { pieceProperties } from './piece-properties'
import { spread } from './spread'
import type { Fields } from './value-shares'

/** Pages of a hundred ids; what was minted after those is not looked at. */
const mostPages = 10
/** Pieces whose data is read: ten batches. */
export const mostPieces = 290

/** A collection, or an honest part of it. `total` and `known` count ids, burned ones included; `pieces` are alive. */
export type Sample = {
  pieces: readonly Fields[]
  asked: number
  /** Ids the sample was spread over, oldest first. */
  known: number
  total: number
}

type SampleGateway = Pick<Gateway, 'getNonFungibleIds' | 'getNonFungibleData'>

/** The data of a piece's collection at one ledger state, the piece itself among it; at most 290 pieces. */
export const readSample = (
  gateway: SampleGateway,
  { resource, id }: Pick<Piece, 'resource' | 'id'>,
  signal: AbortSignal,
): ResultAsync<Sample, GatewayError> =>
  gateway
    .getNonFungibleIds({ resourceAddress: resource }, { signal, maxPages: mostPages })
    .andThen(({ ledger_state, non_fungible_ids: { items, total_count } }) => {
      const ids = [...new Set([id, ...spread(items, mostPieces)])].slice(0, mostPieces)
      return gateway
        .getNonFungibleData(
          {
            resourceAddress: resource,
            nonFungibleIds: ids,
            atLedgerState: { stateVersion: ledger_state.state_version },
          },
          { signal },
        )
        .map(({ non_fungible_ids }) => ({
          pieces: non_fungible_ids.flatMap(({ data }) =>
            data === undefined ? [] : [pieceProperties(data.programmatic_json)],
          ),
          asked: ids.length,
          known: items.length,
          total: Math.max(total_count ?? 0, items.length),
        }))
    })
