import { err, ok } from 'neverthrow'
import { expect, test } from 'vitest'
import { sendInParts } from './send-in-parts'

test('what was committed before a part failed counts, and nothing is sent after it', async () => {
  const sent: number[][] = []
  const done = await sendInParts([[1, 2], [3], [4]], async (part) => {
    sent.push([...part])
    return part.includes(3) ? err('no') : ok('yes')
  })
  expect(done).toEqual([1, 2])
  expect(sent).toEqual([[1, 2], [3]])
})
