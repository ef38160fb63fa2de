import { amountOf } from '@lootboxes/ledger'
import { expect, test } from 'vitest'
import { checkLootbox } from './check-lootbox'
import { component, config, createLedger, named, string, tickets, tuple } from './ledger.fixture'

const [box] = config.lootboxes

const check = async (price: string) => {
  if (box === undefined) throw new Error('The fixture lists no box.')
  const ledger = createLedger()
  const state = tuple(
    'Lootbox',
    named('price', { kind: 'Decimal', value: price }),
    named('max_tickets', { kind: 'U64', value: '10' }),
    named('tickets_sold', { kind: 'U64', value: '4' }),
    named('note', string('')),
  )
  ledger.describe(component, { details: { details: { type: 'Component', state } } })
  ledger.describe(tickets, { details: { details: { type: 'NonFungibleResource', total_minted: '4' } } })
  return checkLootbox(ledger.gateway, config, { ...box, price: amountOf(2) }, { unit: 'XRD' })
}

test('states the price, the supply, and which parts of the page would be missing', async () =>
  expect(await check('2')).toEqual([
    { verdict: 'good', text: 'The component is on the ledger.' },
    { verdict: 'good', text: 'It asks 2 XRD a ticket, as you say.' },
    { verdict: 'good', text: '4 tickets are sold, 6 are left.' },
    { verdict: 'unknown', text: 'It has no field this site takes for the pool, so no odds would be shown.' },
    { verdict: 'unknown', text: 'It holds no loot.' },
  ]))

test('another price on the ledger prevents the sale', async () =>
  expect(await check('3')).toContainEqual({
    verdict: 'bad',
    text: 'It asks 3 XRD, not 2 XRD: nothing would be sold.',
  }))
