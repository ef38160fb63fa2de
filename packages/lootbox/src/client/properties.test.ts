import { createFakeGateway } from '@lootboxes/gateway/testing'
import fc from 'fast-check'
import { errAsync, okAsync } from 'neverthrow'
import { describe, expect, test, vi } from 'vitest'
import {
  MAX_SAMPLED_NON_FUNGIBLES,
  type NonFungibleField,
  nonFungibleFields,
  readCollectionSample,
  spread,
  valueShares,
} from './properties'

describe('the fields of an NFT', () => {
  test('are its named fields in their order, with parts as JSON', () => {
    const list = { kind: 'Array', field_name: 'traits', elements: [{ kind: 'String', value: 'mossy' }] }
    expect(
      nonFungibleFields({
        kind: 'Tuple',
        fields: [
          { kind: 'String', field_name: 'name', value: 'Mossback' },
          { kind: 'Bool', field_name: 'alive', value: true },
          { kind: 'U64', value: '7' },
          list,
        ],
      }),
    ).toEqual([
      { name: 'name', value: 'Mossback' },
      { name: 'alive', value: 'true' },
      { name: 'traits', value: JSON.stringify(list) },
    ])
  })

  test.each([undefined, null, 1, 'x', {}, { fields: 'x' }, { fields: [null, 1, { field_name: 3 }] }])(
    'malformed JSON has none: %j',
    (json) => expect(nonFungibleFields(json)).toEqual([]),
  )
})

describe('a sample spread over a collection', () => {
  test('takes few as they are and many evenly', () => {
    expect(spread([1, 2, 3], 3)).toEqual([1, 2, 3])
    expect(spread([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], 5)).toEqual([0, 2, 4, 6, 8])
    expect(spread([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], 3)).toEqual([0, 4, 7])
    expect(spread([], 5)).toEqual([])
  })

  test('has the requested length, keeps the order, and its gaps differ by at most one', () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2000 }), fc.integer({ min: 1, max: 400 }), (length, most) => {
        const picked = spread([...Array(length).keys()], most)
        expect(picked).toHaveLength(Math.min(length, most))
        const gaps = picked.slice(1).map((at, index) => at - (picked[index] ?? 0))
        if (gaps.length > 0) expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThanOrEqual(1)
      }),
    ))
})

describe('the share of a value', () => {
  const nft = (kind: string, rarity: string): readonly NonFungibleField[] => [
    { name: 'kind', value: kind },
    { name: 'rarity', value: rarity },
  ]

  test('counts NFTs with the same value in the same field', () => {
    const fox = nft('fox', 'foil')
    const collection = [fox, nft('fox', 'plain'), nft('bear', 'plain'), nft('foil', 'fox')]
    expect([...valueShares(fox, { nonFungibles: collection })]).toEqual([
      ['kind', 0.5],
      ['rarity', 0.25],
    ])
  })

  test('counts NFTs without the field', () =>
    expect(
      valueShares([{ name: 'serial', value: '1' }], { nonFungibles: [[{ name: 'serial', value: '1' }], []] }).get(
        'serial',
      ),
    ).toBe(0.5))

  test('is unknown without a sample', () => expect(valueShares(nft('fox', 'foil'), { nonFungibles: [] }).size).toBe(0))
})

describe('a collection sample', () => {
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
    const getNonFungibleData = vi.fn(({ non_fungible_ids }: { non_fungible_ids: readonly string[] }) =>
      okAsync({
        ledger_state,
        resource_address: 'loot',
        non_fungible_id_type: 'Integer' as const,
        non_fungible_ids: non_fungible_ids.map((id, at) => ({
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

  test('has the whole of a small collection, at the ledger state of its ids', async () => {
    const { gateway, getNonFungibleData } = collection({ count: 12, burned: 2 })
    const sample = (await readCollectionSample(gateway, { resource: 'loot', id: '#3#' }, signal))._unsafeUnwrap()
    expect(sample).toMatchObject({ sampled: 12, listed: 12, total: 12 })
    expect(sample.nonFungibles).toHaveLength(10)
    expect(getNonFungibleData).toHaveBeenCalledWith(
      expect.objectContaining({ resource_address: 'loot', at_ledger_state: { state_version: 42 } }),
      { signal },
    )
  })

  test('has an even part of a large collection, with the NFT itself', async () => {
    const { gateway, getNonFungibleIds } = collection({ count: 1000, total: 12_000 })
    const sample = (await readCollectionSample(gateway, { resource: 'loot', id: '#2#' }, signal))._unsafeUnwrap()
    expect(sample).toMatchObject({ sampled: MAX_SAMPLED_NON_FUNGIBLES, listed: 1000, total: 12_000 })
    const read = sample.nonFungibles.map(([field]) => field?.value)
    expect(read).toHaveLength(MAX_SAMPLED_NON_FUNGIBLES)
    expect(read).toContain('#2#')
    expect(Math.max(...read.map((id) => Number(id?.slice(1, -1))))).toBeGreaterThan(990)
    expect(getNonFungibleIds).toHaveBeenCalledWith({ resource_address: 'loot' }, { signal, maxPages: 10 })
  })

  test('is an error without an answer', async () => {
    const gateway = createFakeGateway({ getNonFungibleIds: () => errAsync({ kind: 'unreachable', cause: 'down' }) })
    expect((await readCollectionSample(gateway, { resource: 'loot', id: '#1#' }, signal))._unsafeUnwrapErr().kind).toBe(
      'unreachable',
    )
  })
})
