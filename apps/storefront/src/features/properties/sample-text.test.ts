import { expect, test } from 'vitest'
import { sampleText } from './sample-text'

const sample = (read: number, asked: number, known: number, total: number) => ({
  pieces: Array.from({ length: read }, () => []),
  asked,
  known,
  total,
})

test.each([
  ['all of a small one', sample(12, 12, 12, 12), 'Counted over all 12 pieces there are.'],
  ['all that is not burned', sample(10, 12, 12, 12), 'Counted over all 10 pieces there are.'],
  ['a part', sample(290, 290, 910, 910), '290 of 910 read, spread over all of them.'],
  ['a part of the oldest', sample(288, 290, 1000, 12_000), '288 of 12,000 read, spread over the first 1,000 minted.'],
  ['nothing', sample(0, 2, 2, 2), 'Nothing of the collection could be read.'],
])('%s', (_, given, text) => expect(sampleText(given)).toBe(text))
