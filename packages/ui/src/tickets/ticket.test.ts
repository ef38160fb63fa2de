import { expect, test } from 'vitest'
import { chanceText } from './chance-text'
import { parseRarity } from './rarity'
import { serialOf } from './ticket'
import { leansOf } from './ticket-fan'

test('a serial is the local id without its delimiters, for each kind', () => {
  expect(['#1087#', '<ticket_7>', '[0a1b]', '{aa-bb}'].map(serialOf)).toEqual(['1087', 'ticket_7', '0a1b', 'aa-bb'])
})

test('a fan is symmetric and draws at most ten tickets', () => {
  expect(leansOf(1)).toEqual([0])
  expect(leansOf(3)).toEqual([-2, 0, 2])
  expect(leansOf(10)).toEqual([-9, -7, -5, -3, -1, 1, 3, 5, 7, 9])
  expect(leansOf(250)).toEqual(leansOf(10))
})

test('a chance above zero is never shown as zero, and no line breaks within a chance', () => {
  expect([0, 0.0001, 0.0005, 0.026, 1].map(chanceText)).toEqual(
    ['0.0 %', '< 0.1 %', '0.1 %', '2.6 %', '100.0 %'].map((shown) => shown.replaceAll(' ', '\u00a0')),
  )
})

test('an unknown rarity is plain', () => {
  expect([parseRarity('foil'), parseRarity('FOIL'), parseRarity(undefined), parseRarity({})]).toEqual([
    'foil',
    'plain',
    'plain',
    'plain',
  ])
})
