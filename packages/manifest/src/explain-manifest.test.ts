import { amountOf } from '@lootboxes/ledger'
import { expect, test } from 'vitest'
import { addressesOf } from './addresses.fixture'
import { assertWorktopContainsAny } from './assert-worktop'
import { buyTickets } from './buy-tickets'
import { callMethod } from './call-method'
import { claimLoot } from './claim-loot'
import { depositAll } from './deposit'
import { emptyManifest } from './draft'
import { explainManifest } from './explain-manifest'
import { finishManifest } from './finish-manifest'
import { pipe } from './pipe'

const { account, component, token, ticketResource, clubToken, loot, networkId } = addressesOf(240)
const at = { account, component, networkId }
const names = new Map<string, string>([
  [account, 'Main account'],
  [component, 'Hug the Eco System'],
  [clubToken, 'BALLER'],
  [ticketResource, 'Ticket'],
  [loot, 'Creature'],
])
const nameOf = (address: string) => names.get(address)

test('explains a purchase with the club variant: proof, withdrawal, call and deposit', () => {
  const manifest = buyTickets({
    ...at,
    token,
    ticketResource,
    price: amountOf(2),
    count: 1_000n,
    lockFee: { clubToken, proof: 'argument-last' },
  })
  expect(explainManifest(manifest._unsafeUnwrap(), { nameOf })).toEqual({
    leaves: [{ account, resource: token, amount: amountOf(2_000) }],
    shows: [{ account, resource: clubToken, amount: amountOf(100) }],
    calls: [{ component, method: 'buy_loot_box_ticket_lock_fee' }],
    creates: [],
    requires: [{ resource: ticketResource, amount: amountOf(1_000) }],
    comes: [account],
    sentences: [
      'Main account shows that it holds 100 BALLER. Nothing leaves it.',
      '2,000 XRD leaves Main account.',
      'Hug the Eco System runs “buy_loot_box_ticket_lock_fee”.',
      'The transaction must return at least 1,000 Ticket. Otherwise it fails and costs only the network fee.',
      'Main account receives the returned resources.',
    ],
  })
})

test('names the returned resources when the caller knows them', () => {
  const manifest = buyTickets({ ...at, token, ticketResource, price: amountOf(2), count: 3n })._unsafeUnwrap()
  expect(explainManifest(manifest, { nameOf, comesBack: '3 tickets' }).sentences.at(-1)).toBe(
    'Main account receives 3 tickets.',
  )
})

test('explains a claim of many tickets: names the first ids, counts the rest, shortens unknown addresses', () => {
  const ids = Array.from({ length: 12 }, (_, i) => `#${i}#`)
  const { sentences, leaves } = explainManifest(claimLoot({ ...at, ticketResource, ids })._unsafeUnwrap())
  expect(leaves).toEqual([{ account, resource: ticketResource, ids }])
  expect(sentences[0]).toMatch(
    /^12 of reso\.\.\.[0-9a-z]{6} \(#0#, #1#, #2#, #3#, #4# and 7 more\) leaves acco\.\.\.[0-9a-z]{6}\.$/,
  )
})

test('explains assertions: an amount, certain ids, any amount', () => {
  const claim = claimLoot({ ...at, ticketResource, ids: ['#1#'], expect: [{ collection: loot, ids: ['#7#', '#8#'] }] })
  expect(explainManifest(claim._unsafeUnwrap(), { nameOf }).sentences.at(-2)).toBe(
    'The transaction must return at least 2 of Creature (#7#, #8#). Otherwise it fails and costs only the network fee.',
  )
  const any = finishManifest(
    pipe(
      emptyManifest(networkId),
      (draft) => callMethod(draft, { target: component, method: 'gift', args: [] }),
      (draft) => assertWorktopContainsAny(draft, { resource: loot }),
      (draft) => depositAll(draft, { account }),
    ),
  )._unsafeUnwrap()
  expect(explainManifest(any, { nameOf })).toMatchObject({
    requires: [{ resource: loot, some: true }],
    sentences: [
      'Hug the Eco System runs “gift”.',
      'The transaction must return some Creature. Otherwise it fails and costs only the network fee.',
      'Main account receives the returned resources.',
    ],
  })
})
