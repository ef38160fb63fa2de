import { build } from 'esbuild'
import type { Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { RequestControl } from '../src/connector/callbacks'
import { type TestWalletScriptOptions, testWalletInitScript } from '../src/testing/node'
import type {} from './page'
import { type ServedPages, servePages } from './serve-pages'

let served: ServedPages
let opened: Page | undefined
const thrown: string[] = []
/** Finishes the load of `/impatient`. */
let sendImage: () => void = () => undefined
const imageSent = new Promise<void>((resolve) => {
  sendImage = resolve
})

const dApp = 'account_tdx_2_12yvectrdappdefntn000000000000000000000000000000qe8n5ed'

const html = '<!doctype html><title>Page</title><script src="/page.js"></script>'

/** A page that sends a request while it loads. The pending image delays its load event (wallet-protocol A1.3). */
const impatient = `${html}<script>
  window.stateWhenAsked = document.readyState
  window.requested = kit
    .createWalletConnector({ networkId: 2, dAppDefinitionAddress: '${dApp}', extensionDetectionTime: 5000 })
    .sendTransaction({ transactionManifest: 'DROP_ALL_PROOFS;' })
    .then((result) => result.isOk())
</script><img src="/slow.svg" alt="">`

beforeAll(async () => {
  const { outputFiles } = await build({
    entryPoints: [new URL('./page.ts', import.meta.url).pathname],
    bundle: true,
    write: false,
    format: 'iife',
    conditions: ['@lootboxes/source'],
  })
  const script = outputFiles[0]?.text ?? ''
  served = await servePages((request, response) => {
    if (request.url === '/page.js') response.setHeader('content-type', 'text/javascript').end(script)
    else if (request.url === '/slow.svg')
      void imageSent.then(() =>
        response.setHeader('content-type', 'image/svg+xml').end('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      )
    else response.setHeader('content-type', 'text/html').end(request.url === '/impatient' ? impatient : html)
  })
})
afterAll(() => served.close())
afterEach(async () => {
  await opened?.close()
  expect(thrown.splice(0)).toEqual([])
})

const open = async (options?: Partial<TestWalletScriptOptions>, path = '/', waitUntil?: 'commit') => {
  const page = await served.browser.newPage()
  opened = page
  page.on('pageerror', (error) => thrown.push(error.message))
  if (options) await page.addInitScript({ content: await testWalletInitScript({ seed: 7, ...options }) })
  await page.goto(`${served.origin}${path}`, waitUntil ? { waitUntil } : {})
  return page
}

describe('a page and an extension', () => {
  test('one-time request, login, transaction, rejection and cancel (spec L10, L119)', async () => {
    const page = await open({
      script: [{ reply: 'approve' }, { reply: 'approve' }, { reply: 'approve' }, { reply: 'reject' }],
    })
    const seen = await page.evaluate(async (dAppDefinitionAddress) => {
      const connector = window.kit.createWalletConnector({ networkId: 2, dAppDefinitionAddress })
      const accounts = { numberOfAccounts: { quantifier: 'exactly' as const, quantity: 1 } }
      const events: string[] = []
      const once = await connector.request(
        { discriminator: 'unauthorizedRequest', oneTimeAccounts: accounts },
        { eventCallback: (event) => events.push(event) },
      )
      const login = await connector.request({
        discriminator: 'authorizedRequest',
        auth: { discriminator: 'loginWithoutChallenge' },
        ongoingAccounts: accounts,
      })
      const sent = await connector.sendTransaction({ transactionManifest: 'DROP_ALL_PROOFS;' })
      const rejected = await connector.sendTransaction({ transactionManifest: 'DROP_ALL_PROOFS;' })
      window.lootboxesTestWallet?.become({ online: false })
      let control: RequestControl | undefined
      const cancelled = await connector.request(
        { discriminator: 'unauthorizedRequest', oneTimeAccounts: accounts },
        {
          requestControl: (given) => {
            control = given
          },
          // The extension queues the request in the same task in which it confirms it.
          eventCallback: (event) =>
            event === 'receivedByExtension' && queueMicrotask(() => void control?.cancelRequest()),
        },
      )
      connector.destroy()
      const facts = {
        once: once.isOk() && once.value.oneTimeAccounts?.accounts.length,
        login: login.isOk() && login.value.auth.persona.label.length > 0,
        hash: sent.isOk() && sent.value.transactionIntentHash,
        rejected: rejected.isErr() && rejected.error,
      }
      return { events, cancelled: cancelled.isErr() && cancelled.error, facts }
    }, dApp)
    expect(seen.events).toEqual(['receivedByExtension', 'receivedByWallet'])
    expect(seen.facts).toMatchObject({
      once: 1,
      login: true,
      hash: expect.stringMatching(/^txid_tdx_2_1/),
      rejected: { error: 'rejectedByUser', message: 'user rejected request' },
    })
    expect(seen.cancelled).toMatchObject({ error: 'canceledByUser' })
  })

  test('a request of a loading page reaches an extension that starts at document_idle', async () => {
    const page = await open({ circumstances: { startsAfter: 'document-idle' } }, '/impatient', 'commit')
    await page.waitForFunction(() => 'requested' in window)
    sendImage()
    const seen = await page.evaluate(async () => {
      const { requested, stateWhenAsked } = window as unknown as { requested: Promise<boolean>; stateWhenAsked: string }
      return { stateWhenAsked, ok: await requested }
    })
    expect(seen).toEqual({ stateWhenAsked: 'loading', ok: true })
  })

  test('without an extension a request ends after 100 ms, and the status reports it (spec L74)', async () => {
    const page = await open()
    const seen = await page.evaluate(async (dAppDefinitionAddress) => {
      const connector = window.kit.createWalletConnector({ networkId: 2, dAppDefinitionAddress })
      const start = performance.now()
      const requested = await connector.sendTransaction({ transactionManifest: 'DROP_ALL_PROOFS;' })
      const ms = performance.now() - start
      const status = await new Promise((resolve) => connector.extensionStatus$.subscribe(resolve))
      return { error: requested.isErr() && requested.error.error, ms, status }
    }, dApp)
    expect(seen).toMatchObject({
      error: 'missingExtension',
      status: { isExtensionAvailable: false, isWalletLinked: false },
    })
    expect(seen.ms).toBeGreaterThanOrEqual(99)
  })

  test('a request waits until a wallet is linked and is then sent again', async () => {
    const page = await open({ circumstances: { linked: false } })
    const seen = await page.evaluate(async (dAppDefinitionAddress) => {
      const connector = window.kit.createWalletConnector({ networkId: 2, dAppDefinitionAddress })
      const statuses: unknown[] = []
      await new Promise((resolve) =>
        connector.extensionStatus$.subscribe((status) => {
          statuses.push(status)
          resolve(status)
        }),
      )
      const requested = await connector.sendTransaction(
        { transactionManifest: 'DROP_ALL_PROOFS;' },
        {
          // The extension drops the request in the same task in which it confirms it, because it has no wallet to queue it for.
          eventCallback: (event) =>
            event === 'receivedByExtension' &&
            queueMicrotask(() => window.lootboxesTestWallet?.become({ linked: true })),
        },
      )
      return { ok: requested.isOk(), statuses }
    }, dApp)
    expect(seen).toEqual({
      ok: true,
      statuses: [
        { isExtensionAvailable: true, isWalletLinked: false },
        { isExtensionAvailable: true, isWalletLinked: true },
      ],
    })
  })

  test('a sleeping worker hides the link status, but the extension is detected', async () => {
    const page = await open({ circumstances: { workerAsleep: true } })
    const status = await page.evaluate(async (dAppDefinitionAddress) => {
      const connector = window.kit.createWalletConnector({ networkId: 2, dAppDefinitionAddress })
      return new Promise((resolve) => connector.extensionStatus$.subscribe(resolve))
    }, dApp)
    expect(status).toMatchObject({ isExtensionAvailable: true })
  })

  test('after a reload the page finds a signed transaction and the login', async () => {
    const page = await open({
      script: [
        { on: 'login', reply: 'approve' },
        { on: 'transaction', reply: 'hold' },
      ],
    })
    const start = (address: string) => {
      const toolkit = window.kit.createDappToolkit({
        networkId: 2,
        dAppDefinitionAddress: address,
        gateway: { watchTransaction: () => new Promise<never>(() => {}) },
      })
      Object.assign(window, { toolkit })
      return toolkit
    }
    await page.addInitScript({ content: `window.start = ${start.toString()}` })
    await page.reload()
    const loggedIn = await page.evaluate(async (address) => {
      const { walletApi, buttonApi } = (window as unknown as { start: typeof start }).start(address)
      walletApi.setRequestData(
        window.kit.DataRequestBuilder.persona(),
        window.kit.DataRequestBuilder.accounts().exactly(1),
      )
      const login = await buttonApi.connect()
      void walletApi.sendTransaction({ transactionManifest: 'DROP_ALL_PROOFS;' })
      await new Promise<void>((resolve) =>
        walletApi.progress$.subscribe(({ event }) => event === 'receivedByWallet' && resolve()),
      )
      return login.isOk()
    }, dApp)
    expect(loggedIn).toBe(true)
    await page.reload()
    const after = await page.evaluate(async (address) => {
      const { walletApi } = (window as unknown as { start: typeof start }).start(address)
      const { accounts } = walletApi.getWalletData()
      const items = walletApi.getRequestItems().map(({ status }) => status)
      const found = new Promise((resolve) =>
        walletApi.openTransactions$.subscribe((open) => open.length > 0 && resolve(open[0]?.transactionIntentHash)),
      )
      const wallet = window.lootboxesTestWallet
      const [, transaction] = (wallet?.requests() ?? []) as { interactionId: string }[]
      const isSigned = wallet?.answer(transaction?.interactionId ?? '', { reply: 'approve' })
      return { accounts: accounts.length, items, isSigned, found: await found }
    }, dApp)
    expect(after).toEqual({
      accounts: 1,
      items: ['success'],
      isSigned: true,
      found: expect.stringMatching(/^txid_tdx_2_1/),
    })
  })
})
