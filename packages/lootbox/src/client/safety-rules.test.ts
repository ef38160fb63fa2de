import { parseResourceAddress } from '@lootboxes/ledger'
import { expect, test } from 'vitest'
import { lootSafety } from '../loot-safety'
import { safetyRules } from './safety-rules'

const resource = parseResourceAddress(
  'resource_loc1nttz2qfcqcuhva6ljycqsf763r3athqsclw8w3mlk9fy43gyq59z45',
)._unsafeUnwrap()
const unknown = lootSafety({ resource, roles: undefined, changeableFields: undefined })

test('an unknown rule is never called safe', () => {
  expect(safetyRules([unknown]).map(({ verdict }) => verdict)).toEqual(['unknown', 'unknown', 'unknown', 'unknown'])
})

test('the most harmful collection decides the verdict', () => {
  const harmless = { ...unknown, recall: 'never', freeze: 'never', change: 'never', mint: 'never' } as const
  expect(safetyRules([harmless, { ...harmless, recall: 'somebody' }]).map(({ verdict }) => verdict)).toEqual([
    'risk',
    'safe',
    'safe',
    'safe',
  ])
  expect(safetyRules([{ ...harmless, mint: 'not-now' }]).at(-1)).toEqual({
    key: 'mint',
    verdict: 'risk',
    text: 'Nobody can mint more items now, but another party may allow it later.',
  })
})

test('no collections, no rules', () => expect(safetyRules([])).toEqual([]))
