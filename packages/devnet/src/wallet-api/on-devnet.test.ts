import { createNonFungibleCollection, renderManifest } from '@lootboxes/manifest'
import { expect, test, vi } from 'vitest'
import { recipes } from '../testing/recipes'
import { startDevnet } from '../testing/start-devnet'
import { createHolder } from './holder'

// Allows for a busy machine.
vi.setConfig({ testTimeout: 30_000 })

const [main, club] = createHolder({ seed: 1, networkId: 240 }).accounts
if (main === undefined || club === undefined) throw new Error('the holder has two accounts')

const setup = async () => {
  const { devnet, url, sdk } = await startDevnet()
  const call = async (path: string, body?: object, headers: Record<string, string> = {}) => {
    const request: RequestInit = { headers: { 'content-type': 'application/json', ...headers } }
    if (body !== undefined) Object.assign(request, { method: 'POST', body: JSON.stringify(body) })
    const response = await fetch(`${url}/wallet/${path}`, request)
    return { status: response.status, body: Object(await response.json()) }
  }
  const sign = (interactionId: string, manifest: string) =>
    call('sign-transaction', { interactionId, manifest, version: 1 })
  const xrd = async (label: string) => {
    const { body } = await call('accounts')
    const account = body.accounts.find((one: { label: string }) => one.label === label)
    return account.balances.find((one: { symbol: string }) => one.symbol === 'XRD').amount
  }
  return { devnet, sdk, call, sign, xrd }
}

test('the ledger commits a purchase, paid by the buying account', async () => {
  const { devnet, sdk, call, sign, xrd } = await setup()
  const manifest = recipes(devnet, main.address).buy(3)
  const { body: review } = await call('review-transaction', { manifest, version: 1 })
  expect(review).toMatchObject({ fee: { paidBy: 'Main account', locked: '10' }, expectedFailure: null })
  expect(review.steps[0]).toBe('Take 6 XRD from Main account')
  expect(review.changes).toContainEqual(expect.stringMatching(/^Main account: \+3 /))
  expect(review.changes).toContainEqual('Main account: -6 XRD, from 10,000 to 9,994')
  const { status, body } = await sign('1', manifest)
  expect(status).toBe(200)
  await devnet.idle()
  expect((await sdk.transaction.getStatus(body.transactionIntentHash)).status).toBe('CommittedSuccess')
  expect(Number(await xrd('Main account'))).toBeCloseTo(10_000 - 6 - Number(review.fee.estimate), 1)
  expect(await xrd('Club account')).toBe('10000')
})

test('each user has a separate wallet; a collector of genesis has its tickets', async () => {
  const { devnet, call } = await setup()
  const main = async (user: string) => (await call(`accounts?user=${user}`)).body.accounts[0].address
  const alice = await main('alice')
  expect(await main('alice')).toBe(alice)
  expect(await main('bob')).not.toBe(alice)
  expect(await main('ada')).toBe(devnet.addressOf('ada'))
  await fetch(`${devnet.url}/devnet/faucet`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ account: alice }),
  })
  const manifest = recipes(devnet, alice).buy(1)
  expect((await call('sign-transaction?user=bob', { interactionId: '1', manifest, version: 1 })).status).toBe(422)
  expect((await call('sign-transaction?user=alice', { interactionId: '1', manifest, version: 1 })).status).toBe(200)
  expect((await call('accounts?user=a.b')).status).toBe(400)
})

test('a club member pays only the price', async () => {
  const { devnet, sdk, call, sign, xrd } = await setup()
  const manifest = recipes(devnet, club.address).buy(1, { proof: 'auth-zone' })
  const { body: review } = await call('review-transaction', { manifest, version: 1 })
  expect(review.fee).toMatchObject({ paidBy: null, locked: null })
  const { body } = await sign('1', manifest)
  await devnet.idle()
  expect((await sdk.transaction.getStatus(body.transactionIntentHash)).status).toBe('CommittedSuccess')
  expect(await xrd('Club account')).toBe('9998')
})

test('creates a collection after describing it', async () => {
  const { devnet, sdk, call, sign } = await setup()
  const items = ['#1#', '#2#'].map((id) => ({ id, name: 'Moss', description: '', imageUrl: 'ipfs://bafy/moss.svg' }))
  const manifest = renderManifest(
    createNonFungibleCollection({
      networkId: 240,
      account: main.address,
      name: 'Moss folk',
      description: '',
      items,
    })._unsafeUnwrap(),
  )
  const { body: review } = await call('review-transaction', { manifest, version: 1 })
  expect(review.steps).toEqual(['Create a collection with 2 items', 'Deposit the returned resources into Main account'])
  expect(review.expectedFailure).toBeNull()
  const { body } = await sign('1', manifest)
  await devnet.idle()
  expect((await sdk.transaction.getStatus(body.transactionIntentHash)).status).toBe('CommittedSuccess')
})

test('a transaction with an expected failure can be signed, and fails', async () => {
  const { devnet, sdk, call, sign } = await setup()
  const manifest = recipes(devnet, main.address).buy(1).replaceAll('Decimal("2")', 'Decimal("1")')
  const { body: review } = await call('review-transaction', { manifest, version: 1 })
  expect(review.expectedFailure).toEqual(expect.any(String))
  const { body } = await sign('1', manifest)
  await devnet.idle()
  expect((await sdk.transaction.getStatus(body.transactionIntentHash)).status).toBe('CommittedFailure')
})

test('refuses pages of other sites', async () => {
  const { call } = await setup()
  expect((await call('accounts', undefined, { origin: 'https://evil.example' })).status).toBe(403)
  expect((await call('accounts', undefined, { origin: 'http://localhost:3000' })).status).toBe(200)
})

test.each(['__proto__', 'constructor', 'toString'])('a user may have the name of a property: %s', async (user) => {
  const { call } = await setup()
  const { status, body } = await call(`accounts?user=${user}`)
  expect([status, body.accounts.length]).toEqual([200, 2])
})
