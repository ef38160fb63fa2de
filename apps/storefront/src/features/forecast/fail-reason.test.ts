import { expect, test } from 'vitest'
import type { TriableOrder } from '../trade/trade'
import { failReason } from './fail-reason'

const cases: readonly (readonly [TriableOrder['kind'], reason: string, said: RegExp])[] = [
  ['buy', 'Lootbox: sold out', /sold out/],
  ['buy', 'Lootbox: only 1 tickets are left', /only 1 ticket is left\. Choose fewer/],
  ['buy', 'Lootbox: only 12 tickets are left', /only 12 tickets are left\. Choose fewer/],
  ['buy', 'Lootbox: sales are closed', /not selling now/],
  [
    'buy',
    'ApplicationError(VaultError(ResourceError(InsufficientBalance { requested: 40, actual: 3 })))',
    /too little/,
  ],
  ['buy', 'AccountError(VaultDoesNotExist { resource_address: resource_loc1… })', /too little/],
  ['redeem', 'VaultError(NonFungibleMissing { id: #7# })', /has left the account/],
  ['redeem', 'Lootbox: ticket #7# is not revealed yet', /still waits for its result/],
  ['redeem', 'SystemModuleError(AuthError(Unauthorized)): show 100 of resource_loc1…', /proof of 100/],
  ['buy', 'PanicMessage("something of its own")', /would not accept it now/],
  ['redeem', '', /would not accept it now/],
]

test.each(cases)('%s: %s', (kind, reason, said) => {
  const { sentence, next } = failReason(kind, reason)
  const shown = `${sentence} ${next}`
  expect(shown).toMatch(said)
  // Never the ledger's own words.
  expect(shown).not.toMatch(/Error\(|resource_|\{/)
  // Three lines of a phone, which the note keeps free from the start.
  expect(`Expected to fail: ${shown}`.length).toBeLessThan(100)
})
