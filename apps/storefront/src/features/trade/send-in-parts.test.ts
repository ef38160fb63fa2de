import { err, ok } from 'neverthrow'
import { expect, test } from 'vitest'
import { sendInParts } from './send-in-parts'

test('what was committed before a part failed counts, and nothing is sent after it', async () => {
  const sent: number[][] = []
  const sentParts = await sendInParts([[1, 2], [3], [4]], async (part) => {
    sent.push([...part])
    return part.includes(3) ? err('no') : ok(`${part.length} sent`)
  })
  expect(sentParts).toEqual({ done: [1, 2], results: ['2 sent'] })
  expect(sent).toEqual([[1, 2], [3]])
})
