import { expect, test } from 'vitest'
import { sharedDataWords } from './shared-data'

const name = { variant: 'western', givenNames: 'Ada Augusta', familyName: 'King', nickname: '' } as const

test.each([
  ['western: given, then family', name, 'Ada Augusta King'],
  ['eastern: family, then given', { ...name, variant: 'eastern' as const }, 'King Ada Augusta'],
  ['a nickname stands between', { ...name, nickname: 'Countess' }, 'Ada Augusta “Countess” King'],
  ['what is missing leaves no gap', { ...name, givenNames: '' }, 'King'],
])('%s (trap T39)', (_, given, shown) =>
  expect(sharedDataWords([{ entry: 'fullName', fields: given }])).toEqual([{ label: 'Name', value: shown }]),
)

test('all personal data that a persona shares, in words (spec L45)', () =>
  expect(
    sharedDataWords([
      { entry: 'fullName', fields: name },
      { entry: 'emailAddresses', fields: ['ada@example.org', 'a@example.org'] },
      { entry: 'phoneNumbers', fields: ['+1 555'] },
    ]),
  ).toEqual([
    { label: 'Name', value: 'Ada Augusta King' },
    { label: 'Mail', value: 'ada@example.org, a@example.org' },
    { label: 'Phone', value: '+1 555' },
  ]))
