import { createContext, runInContext } from 'node:vm'
import { expect, test, vi } from 'vitest'
import { RECEIVE_EVENT, SEND_EVENT } from '../protocol/event-names'
import { WalletResponse } from '../protocol/wallet-response'
import { testKeys } from './test-keys'
import { type TestWalletScriptOptions, testWalletInitScript } from './test-wallet-init-script'

// These tests are slow on a loaded machine.
vi.setConfig({ testTimeout: 30_000 })

/** A document with only the globals that a script can rely on. */
const newPage = async (options: TestWalletScriptOptions) => {
  const page = Object.assign(new EventTarget(), {
    location: { origin: 'https://shop.example' },
    document: { readyState: 'complete' },
    lootboxesTestWallet: undefined,
    CustomEvent,
    TextEncoder,
    structuredClone,
    setTimeout,
    clearTimeout,
  })
  const heard: unknown[] = []
  page.addEventListener(RECEIVE_EVENT, (event) => void heard.push('detail' in event ? event.detail : null))
  runInContext(await testWalletInitScript(options), createContext(Object.assign(page, { window: page })))
  return {
    heard,
    wallet: Object(page.lootboxesTestWallet),
    send: (detail: unknown) => page.dispatchEvent(new CustomEvent(SEND_EVENT, { detail })),
  }
}

const interaction = {
  interactionId: '1',
  metadata: { version: 2, networkId: 240, dAppDefinitionAddress: 'account_loc1d' },
  items: { discriminator: 'transaction', send: { transactionManifest: 'X;', version: 1 } },
}

test('the script installs a wallet on a page that does not import it', async () => {
  const { heard, wallet, send } = await newPage({ seed: 5, networkId: 240, script: [{ reply: 'reject' }] })
  expect(wallet.accounts).toEqual(testKeys(5, 240).accounts)
  send(interaction)
  expect(heard).toEqual([{ eventType: 'receivedByExtension', interactionId: '1' }])
  await vi.waitFor(() => expect(heard.at(-1)).toMatchObject({ error: 'rejectedByUser', interactionId: '1' }), 10_000)
  send({ ...interaction, interactionId: '2' })
  await vi.waitFor(
    () => expect(WalletResponse.safeParse(heard.at(-1)).data).toMatchObject({ discriminator: 'success' }),
    10_000,
  )
  wallet.stop()
}, 20_000)

test('escapes text in the options', async () => {
  const message = '</script>"`$$1\u2028;throw 1;//'
  const { heard, wallet, send } = await newPage({ seed: 1, networkId: 240, script: [{ reply: 'reject', message }] })
  send(interaction)
  await vi.waitFor(() => expect(heard.at(-1)).toMatchObject({ message }), 10_000)
  wallet.stop()
}, 20_000)
