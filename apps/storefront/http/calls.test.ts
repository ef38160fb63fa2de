import { describe, expect, inject, test } from 'vitest'
import { box, createLedger, soldOutBox, unheardOf } from '../e2e/ledger'
import { find, get, open, postJson, textOf } from './site'

describe('files for wallets and search engines', () => {
  test('/.well-known/radix.json names the dApp definition', async () => {
    const radix: unknown = await (await get('/.well-known/radix.json')).json()
    expect(radix).toEqual({ dApps: [{ dAppDefinitionAddress: expect.stringMatching(/^account_loc1/) }] })
  })

  test('robots.txt and sitemap.xml list the site', async () => {
    expect(await (await get('/robots.txt')).text()).toContain(`${inject('siteUrl')}/sitemap.xml`)
    expect(await (await get('/sitemap.xml')).text()).toContain(box.component)
  })
})

describe('product calls', () => {
  test('names the field of an account of another network', async () => {
    const answer = await postJson('/api/all-account-tickets-unrevealed', {
      account_address: 'account_rdx1nope',
      ticket_address: box.tickets,
    })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ error: { fields: [{ path: 'account_address' }] } })
  })

  test('refuses a body that is not JSON', async () => {
    expect((await postJson('/api/baller-100-club', '{')).status).toBe(400)
  })

  test('an unlisted address has an empty address (trap T29)', async () => {
    const answer = await postJson('/api/all-lootbox-resources', { address: soldOutBox.tickets })
    expect(await answer.json()).toEqual({ address: '' })
  })
})

describe('receipts', () => {
  /** The site caches an unknown transaction for 2 s, so no other test uses this id. */
  const neverAsked = 'txid_loc1pqyqszqgpqyqszqgpqyqszqgpqyqszqgpqyqszqgpqyqszqgpqyqct70ka'

  test('an uncommitted transaction has no receipt', async () => {
    const { document } = await open(`/receipt/${unheardOf}`)
    expect(textOf(document.querySelector('h1'))).toBe('No receipt for this transaction')
    expect(find<HTMLAnchorElement>(document, 'main a', 'Ask again').pathname).toBe(`/receipt/${unheardOf}`)
    const json = await get(`/receipt/${unheardOf}/json`)
    expect(json.status).toBe(404)
    expect(await json.json()).toMatchObject({ error: { kind: 'not-committed' } })
  })

  test('a ledger without a response differs from an uncommitted transaction', async () => {
    const ledger = createLedger(inject('devnetUrl'))
    await ledger.setFaults({ faults: { rate: 1, kinds: ['500'], path: '/transaction/committed-details' } })
    try {
      const json = await get(`/receipt/${neverAsked}/json`)
      expect(json.status).toBe(503)
      expect(await json.json()).toMatchObject({ error: { kind: 'no-answer' } })
      const { document } = await open(`/receipt/${neverAsked}`)
      expect(textOf(document.querySelector('h1'))).toBe('The ledger did not answer')
    } finally {
      await ledger.setFaults({ faults: { rate: 0 } })
    }
  })
})
