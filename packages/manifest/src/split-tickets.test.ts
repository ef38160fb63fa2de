import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addressesOf } from './addresses.fixture'
import { claimLoot } from './claim-loot'
import { expectEngineAccepts } from './engine.fixture'
import { MAX_TICKETS_PER_MANIFEST, splitTickets } from './split-tickets'

const { account, component, ticketResource, networkId } = addressesOf(240)

test('rejects one id more than the limit of 100', () => {
  expect(MAX_TICKETS_PER_MANIFEST).toBe(100)
  const ids = Array.from({ length: 101 }, (_, i) => `#${i}#`)
  const claim = (part: readonly string[]) => claimLoot({ account, component, ticketResource, networkId, ids: part })
  expect(claim(ids)._unsafeUnwrapErr()).toMatchObject({ kind: 'too-many-ids', count: 101, max: 100 })
  expect(splitTickets(ids).map((part) => claim(part).isOk())).toEqual([true, true])
})

test('the engine toolkit accepts ten claims of 1,000 large ids', async () => {
  const ids = Array.from({ length: 1_000 }, (_, i) => `<${`${i}_`.padEnd(64, 'x')}>`)
  const parts = splitTickets(ids)
  expect(parts).toHaveLength(10)
  for (const part of parts)
    await expectEngineAccepts(claimLoot({ account, component, ticketResource, networkId, ids: part })._unsafeUnwrap())
})

test('property: every part is within the limit, and the parts contain each id once, in order', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), fc.integer({ min: 1, max: 50 }), (ids, max) => {
      const parts = splitTickets(ids, max)
      expect(parts.flat()).toEqual(ids)
      expect(parts.every((part) => part.length > 0 && part.length <= max)).toBe(true)
      expect(parts.slice(0, -1).every((part) => part.length === max)).toBe(true)
    }),
  )
})

test.each([0, -1, 1.5, Number.NaN])('throws on a limit of %d', (max) => {
  expect(() => splitTickets(['#1#'], max)).toThrow(RangeError)
})
