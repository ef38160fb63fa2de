import { expect, test } from 'vitest'
import { germanErrors } from './locales/german-errors'
import { spanishErrors } from './locales/spanish-errors'
import { isUndetermined } from './protocol/undetermined'
import { type ErrorCatalogue, englishErrors, walletErrorText, walletErrorWords } from './wallet-error-text'

const page = () => {
  const codes = Object.keys(walletErrorWords).toSorted((a, b) => a.localeCompare(b, 'en'))
  const rows = Object.entries(walletErrorWords)
    .toSorted(([a], [b]) => codes.indexOf(a) - codes.indexOf(b))
    .map(([code, { what, next }]) => `## ${code}\n\n${what}\n\n${next}\n`)
  return `# Errors, A to Z\n\nGenerated from \`src/wallet-error-text.ts\` by its test. A wallet newer than this list may send other codes; they arrive unchanged.\n\n${rows.join('\n')}`
}

test('docs/errors.md equals the table', async () => {
  await expect(page()).toMatchFileSnapshot('../docs/errors.md')
})

test('known codes have our texts, unknown ones the wallet’s message', () => {
  expect(walletErrorText({ error: 'rejectedByUser' })).toBe(
    'You declined the request in your wallet. Start it again if that was not intended.',
  )
  expect(walletErrorText({ error: 'phoneOnFire', message: 'Too hot' })).toBe('Too hot')
  expect(walletErrorText({ error: 'toString' })).toBe('The wallet answered with “toString”.')
})

test.each([undefined, null, 'rejected', {}])('%j from plain JavaScript has the text of an unknown code', (value) => {
  expect(walletErrorText(value as never)).toBe('The wallet answered with “unknown”.')
})

test('an error of JavaScript has its message', () => {
  expect(walletErrorText(new TypeError('Failed to fetch') as never)).toBe('Failed to fetch')
})

test('the text of an invalid request names the member', () => {
  const message = 'oneTimeAccounts.numberOfAccounts.quantity: Expected number, received string'
  expect(walletErrorText({ error: 'walletRequestValidation', message })).toContain(message)
})

test.each([
  ['English', englishErrors, /look|find|do not send it/i],
  ['German', germanErrors, /sehen Sie|suchen Sie|nicht erneut/i],
  ['Spanish', spanishErrors, /mira|busca|búscala|no la envíes/i],
] as const)(
  '%s: before another transaction is sent, the user looks for one that may be committed',
  (_, { codes }, look) => {
    for (const [code, { next }] of Object.entries(codes)) if (isUndetermined(code)) expect(next, code).toMatch(look)
  },
)

const textsOf = ({ codes, unknownCode, ...late }: ErrorCatalogue): string[] => [
  ...Object.values(late),
  ...[unknownCode, ...Object.values(codes)].flatMap(({ what, next }) => [what, next]),
]

test.each([
  [
    'German',
    germanErrors,
    'Die Wallet hat mit „phoneOnFire“ geantwortet.',
    'Sie haben die Anfrage in der Wallet abgelehnt.',
  ],
  ['Spanish', spanishErrors, 'La wallet respondió con «phoneOnFire».', 'Rechazaste la solicitud en tu wallet.'],
])('%s has every text of the English catalogue, with the same names of code', (_, catalogue, unknown, declined) => {
  expect(walletErrorText({ error: 'phoneOnFire' }, catalogue)).toBe(unknown)
  expect(walletErrorText({ error: 'rejectedByUser' }, catalogue)).toContain(declined)
  const texts = textsOf(catalogue)
  for (const [index, english] of textsOf(englishErrors).entries()) {
    expect(texts[index]).not.toBe(english)
    const code =
      english.match(/`[^`]+`/g)?.filter((name) => /jsError|message|status|account_type|claimed/.test(name)) ?? []
    for (const name of code) expect(texts[index]).toContain(name)
  }
})
