import { walletErrorWords } from '@lootboxes/wallet-connector'
import { isUndetermined } from '@lootboxes/wallet-connector/protocol'
import { expect, test } from 'vitest'
import { failureCodes, helpHref } from '@/client/failure-text'
import { helpGroups } from './failure-groups'

test('every code has one place on the help page', () => {
  const named = helpGroups.flatMap(({ entries }) => entries.flatMap(({ codes }) => codes))
  expect(named.toSorted()).toEqual([...failureCodes].toSorted())
})

test('a code after which a transaction may be committed is in the group that says so', () => {
  const unknown = Object.keys(walletErrorWords).filter(isUndetermined)
  expect(unknown.length).toBeGreaterThan(3)
  const group = helpGroups.find(({ title }) => title === 'The result is not known yet')
  expect(group?.entries.flatMap(({ codes }) => codes)).toEqual(expect.arrayContaining(unknown))
})

test('codes of a newer wallet share a place', () => {
  expect(helpHref('rejectedByUser')).toBe('/help_center#error-rejectedByUser')
  expect(helpHref('somethingNew')).toBe('/help_center#error-other')
})
