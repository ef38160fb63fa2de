import { createFakeGateway } from '@lootboxes/gateway/testing'
import { errAsync, okAsync } from 'neverthrow'
import { expect, test, vi } from 'vitest'
import { mostPieces, readSample } from './read-sample'

const ledger_state = {
  network: 'localnet',
  state_version: 42,
  proposer_round_timestamp: '2026-11-20T12:00:00.000Z',
  epoch: 1,
  round: 1,
}
const ids = (count: number) => Array.from({ length: count }, (_, at) => `#${at + 1}#`)
const { signal } = new AbortController()

function collection({ count, total = count, burned = 0 }: { count: number; total?: number; burned?: number }) {
  const getNonFungibleIds = vi.fn(() =>
    okAsync({ ledger_state, resource_address: 'loot', non_fungible_ids: { total_count: total, items: ids(count) } }),
  )
  const getNonFungibleData = vi.fn(({ nonFungibleIds }: { nonFungibleIds: readonly string[] }) =>
    okAsync({
      ledger_state,
      resource_address: 'loot',
      non_fungible_id_type: 'Integer' as const,
      non_fungible_ids: nonFungibleIds.map((id, at) => ({
        is_burned: at < burned,
        non_fungible_id: id,
        last_updated_at_state_version: 1,
        ...(at < burned
          ? {}
          : {
              data: {
                raw_hex: '',
                programmatic_json: {
                  kind: 'Tuple' as const,
                  fields: [{ kind: 'String' as const, field_name: 'id', value: id }],
                },
              },
            }),
      })),
    }),
  )
  return {
    gateway: createFakeGateway({ getNonFungibleIds, getNonFungibleData }),
    getNonFungibleIds,
    getNonFungibleData,
  }
}

test('a small collection whole, at the state its ids were read at', async () => {
  const { gateway, getNonFungibleData } = collection({ count: 12, burned: 2 })
  const sample = (await readSample(gateway, { resource: 'loot', id: '#3#' }, signal))._unsafeUnwrap()
  expect(sample).toMatchObject({ asked: 12, known: 12, total: 12 })
  expect(sample.pieces).toHaveLength(10)
  expect(getNonFungibleData).toHaveBeenCalledWith(
    expect.objectContaining({ resourceAddress: 'loot', atLedgerState: { stateVersion: 42 } }),
    { signal },
  )
})

test('of a large one no more than the limit, spread, the piece itself among them', async () => {
  const { gateway, getNonFungibleIds } = collection({ count: 1000, total: 12_000 })
  const sample = (await readSample(gateway, { resource: 'loot', id: '#2#' }, signal))._unsafeUnwrap()
  expect(sample).toMatchObject({ asked: mostPieces, known: 1000, total: 12_000 })
  const read = sample.pieces.map(([field]) => field?.value)
  expect(read).toHaveLength(mostPieces)
  expect(read).toContain('#2#')
  expect(Math.max(...read.map((id) => Number(id?.slice(1, -1))))).toBeGreaterThan(990)
  expect(getNonFungibleIds).toHaveBeenCalledWith({ resourceAddress: 'loot' }, { signal, maxPages: 10 })
})

test('no answer is an error, not a share', async () => {
  const gateway = createFakeGateway({ getNonFungibleIds: () => errAsync({ kind: 'unreachable', cause: 'down' }) })
  expect((await readSample(gateway, { resource: 'loot', id: '#1#' }, signal))._unsafeUnwrapErr().kind).toBe(
    'unreachable',
  )
})
