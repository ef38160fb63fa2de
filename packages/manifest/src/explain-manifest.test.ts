import { amountOf } from '@lootboxes/ledger'
import { expect, test } from 'vitest'
import { addressesOf } from './addresses.fixture'
import { buyTickets } from './buy-tickets'
import { claimLoot } from './claim-loot'
import { explainManifest } from './explain-manifest'

const { account, component, token, ticketResource, clubToken, networkId } = addressesOf(240)
const at = { account, component, networkId }
const names = new Map<string, string>([
  [account, 'Main account'],
  [component, 'Hug the Eco System'],
  [clubToken, 'BALLER'],
  [ticketResource, 'Ticket'],
])
const nameOf = (address: string) => names.get(address)

test('buying with the club variant: what is shown, what leaves, what runs, where the rest goes', () => {
  const manifest = buyTickets({
    ...at,
    token,
    price: amountOf(2),
    count: 1_000n,
    lockFee: { clubToken, proof: 'argument-last' },
  })
  expect(explainManifest(manifest._unsafeUnwrap(), { nameOf })).toEqual({
    leaves: [{ account, resource: token, amount: amountOf(2_000) }],
    shows: [{ account, resource: clubToken, amount: amountOf(100) }],
    calls: [{ component, method: 'buy_loot_box_ticket_lock_fee' }],
    creates: [],
    comes: [account],
    sentences: [
      'Main account shows that it holds 100 BALLER. Nothing leaves it.',
      '2,000 XRD leaves Main account.',
      'Hug the Eco System runs “buy_loot_box_ticket_lock_fee”.',
      'Main account receives what comes back.',
    ],
  })
})

test('says what comes back where the caller knows', () => {
  const manifest = buyTickets({ ...at, token, price: amountOf(2), count: 3n })._unsafeUnwrap()
  expect(explainManifest(manifest, { nameOf, comesBack: '3 tickets' }).sentences.at(-1)).toBe(
    'Main account receives 3 tickets.',
  )
})

test('claiming many: the first ids by name, the others by number, unknown addresses shortened', () => {
  const ids = Array.from({ length: 12 }, (_, i) => `#${i}#`)
  const { sentences, leaves } = explainManifest(claimLoot({ ...at, ticketResource, ids })._unsafeUnwrap())
  expect(leaves).toEqual([{ account, resource: ticketResource, ids }])
  expect(sentences[0]).toMatch(
    /^12 of reso\.\.\.[0-9a-z]{6} \(#0#, #1#, #2#, #3#, #4# and 7 more\) leaves acco\.\.\.[0-9a-z]{6}\.$/,
  )
})
