import { expect, test } from 'vitest'
import { failureCodes, helpHref } from '@/client/failure-text'
import { helpGroups } from './failure-groups'

test('every code has one place on the help page', () => {
  const named = helpGroups.flatMap(({ entries }) => entries.flatMap(({ codes }) => codes))
  expect(named.toSorted()).toEqual([...failureCodes].toSorted())
})

test('codes of a newer wallet share a place', () => {
  expect(helpHref('rejectedByUser')).toBe('/help_center#error-rejectedByUser')
  expect(helpHref('somethingNew')).toBe('/help_center#error-other')
})
