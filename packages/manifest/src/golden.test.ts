import { amountOf } from '@lootboxes/ledger'
import { expect, test } from 'vitest'
import { addressesOf } from './addresses.fixture'
import { buyTickets } from './buy-tickets'
import { claimLoot } from './claim-loot'
import { renderManifest } from './render-manifest'
import { revealTickets } from './reveal-tickets'

const { account, component, token, ticketResource, clubToken, loot, networkId } = addressesOf(240)
const at = { account, component, networkId }
const buy = { ...at, token, ticketResource, price: amountOf(2), count: 3n }
const spend = { ...at, ticketResource, ids: ['#1#', '#2#'] }

test.each([
  ['buy', buyTickets(buy)],
  ['buy-lock-fee', buyTickets({ ...buy, lockFee: { clubToken } })],
  ['buy-lock-fee-argument-last', buyTickets({ ...buy, lockFee: { clubToken, proof: 'argument-last' } })],
  ['buy-lock-fee-argument-first', buyTickets({ ...buy, lockFee: { clubToken, proof: 'argument-first' } })],
  ['buy-try-deposit', buyTickets({ ...buy, deposit: 'try_deposit_batch_or_abort' })],
  ['reveal', revealTickets(spend)],
  ['reveal-lock-fee', revealTickets({ ...spend, lockFee: { clubToken } })],
  ['claim', claimLoot(spend)],
  ['claim-counted', claimLoot({ ...spend, expect: [{ collection: loot, count: 2 }] })],
  ['claim-named', claimLoot({ ...spend, expect: [{ collection: loot, ids: ['#7#', '#8#'] }] })],
  ['claim-lock-fee', claimLoot({ ...spend, lockFee: { clubToken } })],
])('renders %s as in the golden file', async (name, manifest) => {
  await expect(renderManifest(manifest._unsafeUnwrap())).toMatchFileSnapshot(`./golden/${name}.rtm`)
})
