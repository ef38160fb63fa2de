import { expect, test } from 'vitest'
import { safeName, safeText } from './safe-text'

test('text of NFT metadata is cut and loses its invisible marks', () => {
  expect(safeText('Moss\u202eback\u0000')).toBe('Mossback')
  expect(safeText('Moss\r\n\tback')).toBe('Moss back')
  expect(safeText('x'.repeat(200))).toHaveLength(80)
  expect(safeText('a\u{e0041}\u00ad\u2028b')).toBe('ab')
  expect(safeText(`${'x'.repeat(78)}🦊🦊`)).toBe(`${'x'.repeat(78)}…`)
})

test.each(['', ' \n ', '\u200b\u202e', '\u3164\u2800', undefined])('%j is no name', (name) =>
  expect(safeName(name, 'Without a name')).toBe('Without a name'),
)
test('a name without marks is unchanged', () => expect(safeName('Moss back', 'x')).toBe('Moss back'))
