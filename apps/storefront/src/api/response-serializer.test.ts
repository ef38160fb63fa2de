import { expect, test } from 'vitest'
import { createResponseSerializer } from './response-serializer'

test('writes what has the agreed shape, and nothing beside it', () => {
  const serialize = createResponseSerializer('getClub')
  expect(serialize({ result: true, secret: 7 })).toBe('{"result":true}')
  expect(serialize({ result: 'yes' })).toBeUndefined()
})

test('the same answer is looked at once, another one by itself', () => {
  const serialize = createResponseSerializer('getUnrevealedTickets')
  let reads = 0
  const watched = {
    get id() {
      reads += 1
      return '#1#'
    },
  }
  const answer = [watched]
  expect([serialize(answer), serialize(answer)]).toEqual(['[{"id":"#1#"}]', '[{"id":"#1#"}]'])
  const once = reads
  serialize([watched])
  expect(once).toBeGreaterThan(0)
  expect(reads).toBe(2 * once)
})
