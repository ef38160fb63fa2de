import { expect, test } from 'vitest'
import { createWriteAnswer } from './write-answer'

test('writes what has the agreed shape, and nothing beside it', () => {
  const writeAnswer = createWriteAnswer('getClub')
  expect(writeAnswer({ result: true, secret: 7 })).toBe('{"result":true}')
  expect(writeAnswer({ result: 'yes' })).toBeUndefined()
})

test('the same answer is looked at once, another one by itself', () => {
  const writeAnswer = createWriteAnswer('getUnrevealedTickets')
  let reads = 0
  const watched = {
    get id() {
      reads += 1
      return '#1#'
    },
  }
  const answer = [watched]
  expect([writeAnswer(answer), writeAnswer(answer)]).toEqual(['[{"id":"#1#"}]', '[{"id":"#1#"}]'])
  const once = reads
  writeAnswer([watched])
  expect(once).toBeGreaterThan(0)
  expect(reads).toBe(2 * once)
})
