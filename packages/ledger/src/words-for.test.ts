import { expect, test } from 'vitest'
import { clip, wordsFor } from './words-for'

type Trouble = { kind: 'rain'; mm: number } | { kind: 'snow'; cm: number }

test('returns the sentence of the error kind', () => {
  const say = wordsFor<Trouble>({ rain: (e) => `${e.mm} mm of rain`, snow: (e) => `${e.cm} cm of snow` })
  expect([say({ kind: 'rain', mm: 3 }), say({ kind: 'snow', cm: 5 })]).toEqual(['3 mm of rain', '5 cm of snow'])
})

test('clip truncates long text', () => {
  expect(clip('x'.repeat(41))).toBe(`${'x'.repeat(39)}…`)
  expect(clip('short')).toBe('short')
})
