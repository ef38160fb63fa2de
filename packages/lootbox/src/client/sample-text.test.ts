import { describe, expect, test } from 'vitest'
import { sampleText } from './sample-text'

describe('the text of a sample', () => {
  const sample = (read: number, sampled: number, listed: number, total: number) => ({
    nonFungibles: Array.from({ length: read }, () => []),
    sampled,
    listed,
    total,
  })

  test.each([
    ['a whole collection', sample(12, 12, 12, 12), 'Counted over all 12 items.'],
    ['a collection with burned NFTs', sample(10, 12, 12, 12), 'Counted over all 10 items.'],
    ['a part of a collection', sample(290, 290, 910, 910), 'Estimated from 290 of 910 items.'],
    [
      'a part of the oldest ids',
      sample(288, 290, 1000, 12_000),
      'Estimated from 288 of 12,000 items, spread over the first 1,000 minted.',
    ],
    ['no NFT', sample(0, 2, 2, 2), 'Nothing of the collection could be read.'],
  ])('%s', (_, collection, text) => expect(sampleText(collection)).toBe(text))
})
