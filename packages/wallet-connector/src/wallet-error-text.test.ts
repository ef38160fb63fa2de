import { expect, test } from 'vitest'
import { walletErrorText, walletErrorWords } from './wallet-error-text'

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

test('the text of an invalid request names the member', () => {
  const message = 'oneTimeAccounts.numberOfAccounts.quantity: Expected number, received string'
  expect(walletErrorText({ error: 'walletRequestValidation', message })).toContain(message)
})
