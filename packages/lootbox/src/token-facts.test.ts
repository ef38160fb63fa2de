import { amountOf } from '@lootboxes/ledger'
import { expect, test } from 'vitest'
import { tokenRules } from './client/safety-rules'
import { createLedger, lootOf } from './ledger.fixture'
import { getTokenFacts } from './token-facts'

const resource = lootOf(1)
const rule = (name: string, type: string) => ({
  role_key: { name, module: 'Main' },
  assignment: { resolution: 'Explicit', explicit_rule: { type } },
})
const details = (change: object = {}) => ({
  type: 'FungibleResource',
  total_supply: '990.5',
  total_minted: '1000',
  total_burned: '9.5',
  role_assignments: {
    owner: { rule: { type: 'DenyAll' }, updater: 'None' },
    entries: [rule('minter', 'Protected'), rule('recaller', 'DenyAll'), rule('freezer', 'DenyAll')],
  },
  ...change,
})
const read = (described?: object) => {
  const ledger = createLedger()
  if (described) ledger.describe(resource, { details: { details: described } })
  return getTokenFacts(ledger.gateway, resource)
}

test('the supply and the rights of others come with one call', async () => {
  const token = (await read(details()))._unsafeUnwrap()
  expect(token).toMatchObject({ minted: amountOf(1000), stateVersion: 1_000 })
  expect(token.minted - token.burned).toBe(token.supply)
  expect(tokenRules(token.powers)).toEqual([
    { key: 'recall', verdict: 'safe', text: 'Nobody can take tokens back from you, now or later.' },
    { key: 'freeze', verdict: 'safe', text: 'Nobody can freeze tokens in your account, now or later.' },
    { key: 'mint', verdict: 'risk', text: 'Another party can mint more tokens.' },
  ])
})

test.each([
  ['unknown', undefined, 'fungible resource'],
  ['a collection', details({ type: 'NonFungibleResource' }), 'fungible resource'],
  ['without a supply', details({ total_supply: 'much' }), 'supply'],
])('a resource that is %s is unreadable', async (_, described, missing) => {
  expect((await read(described))._unsafeUnwrapErr()).toEqual({ kind: 'unreadable', what: resource, missing })
})
