import { fakeClock } from '@lootboxes/ledger/testing'
import { afterEach, expect, test, vi } from 'vitest'
import type { RequestControl } from '../connector/callbacks'
import { createWalletConnector } from '../connector/create-wallet-connector'
import type { WalletConnector } from '../connector/wallet-connector'
import type { RequestItems } from '../protocol/request-items'
import { type LocalRelay, localRelay, relayWallet } from '../testing/local-relay'
import type { Play } from '../testing/play'
import { memoryStorage } from '../toolkit/storage'
import { type RelayTransport, type RelayTransportOptions, relayTransport } from './relay-transport'

// These tests are slow on a loaded machine.
vi.setConfig({ testTimeout: 30_000 })

const networkId = 2
const dAppDefinitionAddress = 'account_tdx_2_12yf9gd53yfep7a669fv2t3wm7nz9zeezwd04n02a433ker8vza6rhe'
const login: RequestItems = {
  discriminator: 'authorizedRequest',
  auth: { discriminator: 'loginWithoutChallenge' },
  ongoingAccounts: { numberOfAccounts: { quantifier: 'exactly', quantity: 1 } },
}
const manifest = { transactionManifest: 'CALL_METHOD;' }

const open: { connector: WalletConnector; transport: RelayTransport }[] = []
afterEach(() => {
  for (const { connector, transport } of open.splice(0)) {
    connector.destroy()
    transport.forget()
  }
})

/** A tab that collects its links. `follow` passes the next link to the wallet app. */
const newTab = (relay: LocalRelay, own: Partial<RelayTransportOptions> = {}) => {
  const links: string[] = []
  const stores = { shared: own.shared ?? memoryStorage(), tab: own.tab ?? memoryStorage() }
  const transport = relayTransport({
    dAppDefinitionAddress,
    origin: 'https://shop.example',
    fetch: relay.fetch,
    pauseMs: 2,
    openLink: (link) => void links.push(link),
    ...own,
    ...stores,
  })
  const connector = createWalletConnector({ networkId, dAppDefinitionAddress, transport, session: transport.session })
  open.push({ connector, transport })
  const wallet = relayWallet(1, networkId, relay)
  const follow = async (play?: Play) => {
    const link = links.shift()
    if (link === undefined) throw new Error('no link was opened')
    await wallet.openLink(link, play)
    return link
  }
  return { connector, transport, wallet, links, follow, stores }
}
const sessionIn = (link: string | undefined) => new URL(link ?? '').searchParams.get('sessionId') ?? ''

test('a login returns through the relay', async () => {
  const { connector, wallet, follow } = newTab(localRelay())
  const events: string[] = []
  const request = connector.request(login, { eventCallback: (event) => void events.push(event) })
  expect(events).toEqual(['receivedByExtension'])
  await follow()
  expect((await request)._unsafeUnwrap()).toMatchObject({ ongoingAccounts: { accounts: [{ label: 'Main account' }] } })
  expect(wallet.requests()).toMatchObject([{ items: login, metadata: { origin: 'https://shop.example', networkId } }])
})

test('a transaction of 200 kB reaches the wallet app', async () => {
  const { connector, follow, wallet } = newTab(localRelay())
  const blobs = ['ab'.repeat(100_000)]
  const sent = connector.sendTransaction({ ...manifest, blobs })
  await follow()
  expect((await sent).isOk()).toBe(true)
  expect(wallet.requests()).toMatchObject([{ items: { send: { blobs } } }])
})

test('transactions and rejections return in any order', async () => {
  const { connector, links, wallet } = newTab(localRelay())
  const first = connector.sendTransaction(manifest)
  const second = connector.sendTransaction(manifest)
  await wallet.openLink(links[1] ?? '', { reply: 'reject' })
  expect((await second)._unsafeUnwrapErr().error).toBe('rejectedByUser')
  await wallet.openLink(links[0] ?? '')
  expect((await first)._unsafeUnwrap().transactionIntentHash).toMatch(/^txid_tdx_2_1/)
})

test('polls the relay only while a request is open', async () => {
  const relay = localRelay()
  const clock = fakeClock()
  const { connector, follow } = newTab(relay, { clock, pauseMs: 1_500 })
  let isAnswered = false
  void connector.request(login).then(() => {
    isAnswered = true
  })
  await follow()
  await clock.advance(1_500)
  await vi.waitFor(() => expect(isAnswered).toBe(true), 10_000)
  await clock.advance(60_000)
  expect(relay.requestCount()).toBe(1)
  expect(clock.pending()).toBe(0)
})

test('one bad entry does not discard the others', async () => {
  const relay = localRelay()
  const { connector, links, follow } = newTab(relay)
  const request = connector.request(login)
  const sessionId = sessionIn(links[0])
  relay.leave(sessionId, 'nonsense')
  relay.leave(sessionId, { sessionId, publicKey: '00'.repeat(32), data: 'aa' })
  relay.leave(sessionId, { sessionId, publicKey: '11'.repeat(32), data: 'bb'.repeat(60) })
  await follow()
  relay.leave(sessionId, null)
  expect((await request).isOk()).toBe(true)
})

test('an event at the relay ends no request: its answer is still fetched', async () => {
  const relay = localRelay()
  const { connector, links, wallet } = newTab(relay)
  const request = connector.request(login)
  const [link = ''] = links
  await wallet.openLink(link, { reply: 'say', messages: [{ eventType: 'receivedByWallet', interactionId: '$id' }] })
  const polled = relay.requestCount()
  await vi.waitFor(() => expect(relay.requestCount()).toBeGreaterThan(polled + 1))
  await wallet.openLink(link)
  expect((await request).isOk()).toBe(true)
})

test('an error entry ends the request it names', async () => {
  const relay = localRelay()
  const { connector, links, wallet } = newTab(relay)
  const refused = connector.request(login)
  const other = connector.sendTransaction(manifest)
  const { interactionId } = JSON.parse(atob(new URL(links[0] ?? '').searchParams.get('request') ?? ''))
  const sessionId = sessionIn(links[0])
  relay.leave(sessionId, { sessionId, interactionId, error: 'invalidOriginURL' })
  expect((await refused)._unsafeUnwrapErr().error).toBe('invalidOriginURL')
  await wallet.openLink(links[1] ?? '')
  expect((await other).isOk()).toBe(true)
})

test('an unnamed error entry ends all requests except transactions, because it is not signed', async () => {
  const relay = localRelay()
  const { connector, links, wallet } = newTab(relay)
  const requests = [connector.request(login), connector.request(login)]
  const sent = connector.sendTransaction(manifest)
  const sessionId = sessionIn(links[0])
  relay.leave(sessionId, { sessionId, error: 'invalidRequest' })
  const errors = (await Promise.all(requests)).map((result) => result._unsafeUnwrapErr().error)
  expect(errors).toEqual(['invalidRequest', 'invalidRequest'])
  await wallet.openLink(links[2] ?? '')
  expect((await sent).isOk()).toBe(true)
})

test('polls again after an error of the relay', async () => {
  const relay = localRelay()
  const { connector, follow } = newTab(relay)
  relay.trouble(
    () => new Response('<html>', { status: 503 }),
    () => Promise.reject(new TypeError('offline')),
    () => new Response('<html>'),
    () => Response.json({ not: 'a list' }),
  )
  const request = connector.request(login)
  await follow()
  expect((await request).isOk()).toBe(true)
  expect(relay.requestCount()).toBeGreaterThan(4)
})

test('two tabs share the key but no session', async () => {
  const relay = localRelay()
  const shared = memoryStorage()
  const [left, right] = [newTab(relay, { shared }), newTab(relay, { shared })]
  const requests = [left.connector.request(login), right.connector.sendTransaction(manifest)] as const
  const links = [await left.follow(), await right.follow()].map((link) => new URL(link).searchParams)
  const [one, two] = await Promise.all(requests)
  expect([one.isOk(), two.isOk()]).toEqual([true, true])
  expect(links[0]?.get('identity')).toBe(links[1]?.get('identity'))
  expect(links[0]?.get('sessionId')).not.toBe(links[1]?.get('sessionId'))
})

test('after a reload the new document gets the response', async () => {
  const relay = localRelay()
  const old = newTab(relay)
  void old.connector.sendTransaction(manifest)
  const saved = new Map([...(['shared', 'tab'] as const)].map((name) => [name, copyOf(old.stores[name])]))
  old.connector.destroy()
  await old.follow()
  const next = newTab(relay, Object.fromEntries(saved))
  const orphans: unknown[] = []
  next.connector.orphanResponse$.subscribe((orphan) => void orphans.push(orphan))
  await vi.waitFor(() => expect(orphans).toMatchObject([{ items: { discriminator: 'transaction' } }]), 10_000)
})

const relayKey = `lootboxes:relay:${dAppDefinitionAddress}`
const copyOf = (store: ReturnType<typeof memoryStorage>) => {
  const copy = memoryStorage()
  copy.setItem(relayKey, store.getItem(relayKey) ?? 'null')
  return copy
}

test('ending the session deletes keys and session and ends all requests', async () => {
  const { connector, stores, follow, links } = newTab(localRelay())
  const answered = connector.request(login)
  const before = sessionIn(await follow())
  await answered
  const pending = connector.request(login)
  links.shift()
  expect([stores.shared.getItem(relayKey), stores.tab.getItem(relayKey)]).toEqual([
    expect.any(String),
    expect.any(String),
  ])
  connector.endSession()
  expect((await pending)._unsafeUnwrapErr().error).toBe('canceledByUser')
  expect([stores.shared.getItem(relayKey), stores.tab.getItem(relayKey)]).toEqual([null, null])
  const again = connector.request(login)
  expect(sessionIn(await follow())).not.toBe(before)
  expect((await again).isOk()).toBe(true)
})

test('a transaction that the wallet submits after the end of the session is not lost', async () => {
  const relay = localRelay()
  const { connector, stores, follow, links } = newTab(relay)
  const sent = connector.sendTransaction(manifest)
  const before = sessionIn(links[0])
  connector.endSession()
  const kept = () => [stores.shared.getItem(relayKey), stores.tab.getItem(relayKey)]
  expect(kept()).toEqual([null, null])
  await follow()
  expect((await sent).isOk()).toBe(true)
  expect(kept()).toEqual([null, null])
  void connector.request(login)
  expect(sessionIn(links[0])).not.toBe(before)
})

test('another tab’s login after the end of the session leaves the transaction its keys', async () => {
  const relay = localRelay()
  const shared = memoryStorage()
  const { connector, links, wallet } = newTab(relay, { shared })
  const sent = connector.sendTransaction(manifest)
  connector.endSession()
  const other = newTab(relay, { shared })
  const login2 = other.connector.request(login)
  await other.follow()
  expect((await login2).isOk()).toBe(true)
  await wallet.openLink(links[0] ?? '')
  expect((await sent).isOk()).toBe(true)
})

test('a new login beside a transaction of the ended session gets its own response', async () => {
  const relay = localRelay()
  const { connector, stores, links, wallet } = newTab(relay)
  const sent = connector.sendTransaction(manifest)
  connector.endSession()
  const again = connector.request(login)
  const [first = '', second = ''] = links
  expect(sessionIn(second)).toBe(sessionIn(first))
  expect(stores.tab.getItem(relayKey)).toContain(sessionIn(first))
  expect(stores.shared.getItem(relayKey)).not.toBeNull()
  await wallet.openLink(second)
  expect((await again).isOk()).toBe(true)
  await wallet.openLink(first)
  expect((await sent).isOk()).toBe(true)
})

test('a login after the end of the session leaves another tab its new keys', async () => {
  const relay = localRelay()
  const shared = memoryStorage()
  const { connector, links, wallet, stores } = newTab(relay, { shared })
  const sent = connector.sendTransaction(manifest)
  connector.endSession()
  const other = newTab(relay, { shared })
  const login2 = other.connector.request(login)
  const secret = shared.getItem(relayKey)
  const again = connector.request(login)
  expect(shared.getItem(relayKey)).toBe(secret)
  const [first = '', second = ''] = links
  await other.follow()
  expect((await login2).isOk()).toBe(true)
  await wallet.openLink(second)
  expect((await again).isOk()).toBe(true)
  await wallet.openLink(first)
  expect((await sent).isOk()).toBe(true)
  expect(new URL(second).searchParams.get('publicKey')).not.toBe(new URL(first).searchParams.get('publicKey'))
  expect(stores.tab.getItem(relayKey)).toContain(sessionIn(second))
})

test.each(['the same page', 'a reloaded page'])(
  'a session that another tab ended and began again leaves an open transaction its keys: %s',
  async (page) => {
    const relay = localRelay()
    const shared = memoryStorage()
    const first = newTab(relay, { shared })
    const sent = first.connector.sendTransaction(manifest)
    const orphans: unknown[] = []
    if (page === 'a reloaded page') {
      first.connector.destroy()
      const reloaded = newTab(relay, { shared, tab: first.stores.tab })
      reloaded.connector.orphanResponse$.subscribe((orphan) => void orphans.push(orphan))
    }
    const other = newTab(relay, { shared })
    other.connector.endSession()
    const login2 = other.connector.request(login)
    await other.follow()
    expect((await login2).isOk()).toBe(true)
    await first.follow()
    if (page === 'the same page') expect((await sent).isOk()).toBe(true)
    else await vi.waitFor(() => expect(orphans).toMatchObject([{ items: { discriminator: 'transaction' } }]), 5_000)
  },
)

test('replaces broken storage', async () => {
  const [shared, tab] = [memoryStorage(), memoryStorage()]
  shared.setItem(relayKey, '"short"')
  tab.setItem(relayKey, '{"sessionId":')
  const { connector, follow } = newTab(localRelay(), { shared, tab })
  const request = connector.request(login)
  await follow()
  expect((await request).isOk()).toBe(true)
})

test('a cancel cannot reach the wallet; settleImmediately ends the request', async () => {
  const { connector } = newTab(localRelay())
  let control: RequestControl | undefined
  const request = connector.request(login, {
    requestControl: (given) => {
      control = given
    },
  })
  expect(await control?.cancelRequest()).toEqual({ error: 'requestCancelFail' })
  await control?.cancelRequest({ settleImmediately: true })
  expect((await request)._unsafeUnwrapErr().error).toBe('canceledByUser')
})

test('a request without a response ends', async () => {
  const { connector } = newTab(localRelay(), { giveUpMs: 20 })
  expect((await connector.request(login))._unsafeUnwrapErr()).toMatchObject({ error: 'relayTimeout' })
})

test('reports that it is available', async () => {
  const { connector } = newTab(localRelay())
  const statuses: unknown[] = []
  connector.extensionStatus$.subscribe((status) => void statuses.push(status))
  await vi.waitFor(() => expect(statuses).toEqual([{ isExtensionAvailable: true, isWalletLinked: true }]), 10_000)
})

test('is unreachable without a page', async () => {
  const transport = relayTransport({ dAppDefinitionAddress })
  const connector = createWalletConnector({ networkId, dAppDefinitionAddress, transport })
  expect((await connector.request(login))._unsafeUnwrapErr().error).toBe('missingExtension')
  connector.destroy()
})
