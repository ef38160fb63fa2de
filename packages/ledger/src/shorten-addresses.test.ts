import { expect, test } from 'vitest'
import { shortenAddresses } from './shorten-addresses'

test.each([
  ['an account', 'account_loc129fvxg3ldcx3gjajquhyf8cxadzte3ckts262qgnlaulhe72synh08', 'acco...synh08'],
  ['a Stokenet component', 'component_tdx_2_1cptxxxxxxxxxfaucetxxxxxxxxx000527798379xxxxxxxxxyulkzl', 'comp...yulkzl'],
  ['a transaction', 'txid_rdx1nmt7m7y7xjdg5lxhwxvmyl3sggdvu8tcnxxl3vhfcytgaem9cmqsrqlu63', 'txid...rqlu63'],
])('%s', (_, address, short) => {
  expect(shortenAddresses(`{"because":"${address}: not found"}`)).toBe(`{"because":"${short}: not found"}`)
})

test('other long words stay', () => {
  const words = `4d2203${'ab'.repeat(40)} https://example.org/${'a'.repeat(60)} resource_not_an_address_but_a_long_identifier_of_many_parts`
  expect(shortenAddresses(words)).toBe(words)
})

// Read again from each character, this text takes minutes.
test('a megabyte of nearly an address is read once', { timeout: 60_000 }, () => {
  const text = `account_1${'q'.repeat(500_000)}1${'_'.repeat(500_000)}`
  expect(shortenAddresses(text)).toBe(text)
})
