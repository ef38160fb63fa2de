import { createFakeGateway } from '@lootboxes/gateway/testing'
import fc from 'fast-check'
import { errAsync, okAsync } from 'neverthrow'
import { describe, expect, test, vi } from 'vitest'
import {
  type Fields,
  maxNonFungibles,
  nonFungibleProperties,
  readSample,
  sampleText,
  spread,
  valueShares,
} from './properties'

describe('the fields of a piece', () => {
  test('every named field in its order, parts as JSON', () => {
    const list = { kind: 'Array', field_name: 'traits', elements: [{ kind: 'String', value: 'mossy' }] }
    expect(
      nonFungibleProperties({
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
    '%j has none',
    (json) => expect(nonFungibleProperties(json)).toEqual([]),
  )
})

describe('what is said about a sample', () => {
  const sample = (read: number, asked: number, known: number, total: number) => ({
    pieces: Array.from({ length: read }, () => []),
    asked,
    known,
    total,
  })

  test.each([
    ['all of a small one', sample(12, 12, 12, 12), 'Counted over all 12 pieces there are.'],
    ['all that is not burned', sample(10, 12, 12, 12), 'Counted over all 10 pieces there are.'],
    ['a part', sample(290, 290, 910, 910), 'Estimated from 290 of 910 pieces.'],
    [
      'a part of the oldest',
      sample(288, 290, 1000, 12_000),
      'Estimated from 288 of 12,000 pieces, spread over the first 1,000 minted.',
    ],
    ['nothing', sample(0, 2, 2, 2), 'Nothing of the collection could be read.'],
  ])('%s', (_, given, text) => expect(sampleText(given)).toBe(text))
})

describe('a sample spread over a collection', () => {
  test('a few are taken as they are, many evenly', () => {
    expect(spread([1, 2, 3], 3)).toEqual([1, 2, 3])
    expect(spread([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], 5)).toEqual([0, 2, 4, 6, 8])
    expect(spread([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], 3)).toEqual([0, 4, 7])
    expect(spread([], 5)).toEqual([])
  })

  test('as many as are wanted and there, in order, no two gaps differing by more than one', () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2000 }), fc.integer({ min: 1, max: 400 }), (length, most) => {
        const picked = spread([...Array(length).keys()], most)
        expect(picked).toHaveLength(Math.min(length, most))
        const gaps = picked.slice(1).map((at, index) => at - (picked[index] ?? 0))
        if (gaps.length > 0) expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThanOrEqual(1)
      }),
    ))
})

describe('how common a value is', () => {
  const piece = (kind: string, rarity: string): Fields => [
    { name: 'kind', value: kind },
    { name: 'rarity', value: rarity },
  ]

  test('the share of pieces with the same value in the same field', () => {
    const fox = piece('fox', 'foil')
    const collection = [fox, piece('fox', 'plain'), piece('bear', 'plain'), piece('foil', 'fox')]
    expect([...valueShares(fox, collection)]).toEqual([
      ['kind', 0.5],
      ['rarity', 0.25],
    ])
  })

  test('a field that others lack is counted over all', () =>
    expect(valueShares([{ name: 'serial', value: '1' }], [[{ name: 'serial', value: '1' }], []]).get('serial')).toBe(
      0.5,
    ))

  test('nothing read, nothing claimed', () => expect(valueShares(piece('fox', 'foil'), []).size).toBe(0))
})

describe('a collection read', () => {
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

  test('a small collection whole, at the state its ids were read at', async () => {
    const { gateway, getNonFungibleData } = collection({ count: 12, burned: 2 })
    const sample = (await readSample(gateway, { resource: 'loot', id: '#3#' }, signal))._unsafeUnwrap()
    expect(sample).toMatchObject({ asked: 12, known: 12, total: 12 })
    expect(sample.pieces).toHaveLength(10)
    expect(getNonFungibleData).toHaveBeenCalledWith(
      expect.objectContaining({ resource_address: 'loot', at_ledger_state: { state_version: 42 } }),
      { signal },
    )
  })

  test('of a large one no more than the limit, spread, the piece itself among them', async () => {
    const { gateway, getNonFungibleIds } = collection({ count: 1000, total: 12_000 })
    const sample = (await readSample(gateway, { resource: 'loot', id: '#2#' }, signal))._unsafeUnwrap()
    expect(sample).toMatchObject({ asked: maxNonFungibles, known: 1000, total: 12_000 })
    const read = sample.pieces.map(([field]) => field?.value)
    expect(read).toHaveLength(maxNonFungibles)
    expect(read).toContain('#2#')
    expect(Math.max(...read.map((id) => Number(id?.slice(1, -1))))).toBeGreaterThan(990)
    expect(getNonFungibleIds).toHaveBeenCalledWith({ resource_address: 'loot' }, { signal, maxPages: 10 })
  })

  test('no answer is an error, not a share', async () => {
    const gateway = createFakeGateway({ getNonFungibleIds: () => errAsync({ kind: 'unreachable', cause: 'down' }) })
    expect((await readSample(gateway, { resource: 'loot', id: '#1#' }, signal))._unsafeUnwrapErr().kind).toBe(
      'unreachable',
    )
  })
})
