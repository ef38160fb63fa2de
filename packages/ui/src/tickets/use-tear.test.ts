import { expect, test } from 'vitest'
import { giveOf, POINT_OF_NO_RETURN, reachOf } from './use-tear'

test.each([
  ['its left end', 100, 200],
  ['its right end', 300, 200],
  ['its middle', 200, 100],
  ['a third of the way', 160, 140],
  ['beside it, where the others of a fan lie', 60, 200],
])('a grab at %s: the full tear is as long as the way to the farther end', (_, x, reach) => {
  expect(reachOf(x, 100, 200)).toBe(reach)
})
test('a ticket without a layout can be torn', () => {
  expect(reachOf(0, 0, 0)).toBe(1)
})
test('the tear completes before the pointer reaches the end', () => {
  expect(giveOf(0.7)).toBeLessThan(POINT_OF_NO_RETURN)
  expect(giveOf(0.8)).toBeGreaterThan(POINT_OF_NO_RETURN)
})
