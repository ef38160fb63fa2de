// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createWalletConnector } from '../connector/create-wallet-connector'
import type { WalletConnector } from '../connector/wallet-connector'
import { extensionOrRelay } from '../mobile/extension-or-relay'
import { relayTransport } from '../mobile/relay-transport'
import type { RequestItems } from '../protocol/request-items'
import { memoryStorage } from '../toolkit/storage'
import type { WalletTransport } from '../transport/wallet-transport'
import { windowTransport } from '../transport/window-transport'
import { createTestWallet, type TestWallet } from './create-test-wallet'
import { fakeTransport } from './fake-transport'
import { localRelay, relayWallet } from './local-relay'
import type { Play } from './play'
import { testKeys } from './test-keys'

// These tests are slow on a loaded machine.
vi.setConfig({ testTimeout: 30_000 })

const networkId = 2
const dAppDefinitionAddress = 'account_tdx_2_12yf9gd53yfep7a669fv2t3wm7nz9zeezwd04n02a433ker8vza6rhe'
const { origin } = window.location

let wallet: TestWallet | undefined
let connector: WalletConnector | undefined
afterEach(() => {
  connector?.destroy()
  wallet?.stop()
  wallet = undefined
  sessionStorage.clear()
})

const relayWith = (play: Play) => {
  const relay = localRelay()
  const app = relayWallet(1, networkId, relay)
  const openLink = (link: string) => void app.openLink(link, play)
  const stores = { shared: memoryStorage(), tab: memoryStorage() }
  return relayTransport({ dAppDefinitionAddress, origin, fetch: relay.fetch, pauseMs: 2, openLink, ...stores })
}

/** Every transport, with a wallet that runs one play. */
const transports: Readonly<Record<string, (play: Play) => WalletTransport>> = {
  window: (play) => {
    wallet = createTestWallet({ seed: 1, script: [play] })
    return windowTransport()
  },
  'in memory': (play) => {
    const transport = fakeTransport({ origin })
    wallet = createTestWallet({ seed: 1, script: [play], wire: transport.wire })
    return transport
  },
  relay: relayWith,
  'extension or relay': (play) => extensionOrRelay({ relay: relayWith(play), hasWalletApp: () => true }),
}

const challenge = '11'.repeat(32)
const login: RequestItems = {
  discriminator: 'authorizedRequest',
  auth: { discriminator: 'loginWithChallenge', challenge },
  ongoingAccounts: { challenge, numberOfAccounts: { quantifier: 'exactly', quantity: 2 } },
  oneTimePersonaData: { isRequestingName: true },
}
const { persona, accounts, prove } = testKeys(1, networkId)
const proof = (address: string) => prove(address, { challenge, dAppDefinitionAddress, origin })

describe.each(Object.entries(transports))('%s', (_, open) => {
  const connect = (play: Play) => {
    connector = createWalletConnector({ networkId, dAppDefinitionAddress, transport: open(play) })
    return connector
  }

  test('a login returns completely', async () => {
    const [first, second] = accounts
    const shared = [first, second].flatMap((account) => account ?? [])
    expect((await connect({ reply: 'approve' }).request(login))._unsafeUnwrap()).toEqual({
      discriminator: 'authorizedRequest',
      auth: { discriminator: 'loginWithChallenge', persona, challenge, proof: proof(persona.identityAddress) },
      ongoingAccounts: {
        accounts: shared,
        challenge,
        proofs: shared.map(({ address }) => ({ accountAddress: address, proof: proof(address) })),
      },
      oneTimePersonaData: {
        name: { variant: 'western', familyName: 'Persona', nickname: 'Testy', givenNames: 'Test' },
      },
    })
  })

  test('a rejection keeps its code and message', async () => {
    const refusing = connect({ reply: 'fail', error: 'failedToSignTransaction', message: 'the ledger device is away' })
    expect((await refusing.sendTransaction({ transactionManifest: 'X;' }))._unsafeUnwrapErr()).toMatchObject({
      error: 'failedToSignTransaction',
      message: 'the ledger device is away',
    })
  })

  test('a malformed response ends the request immediately', async () => {
    expect((await connect({ reply: 'malformed' }).request(login))._unsafeUnwrapErr().error).toBe(
      'walletResponseValidation',
    )
  })

  test('an abort ends the wait', async () => {
    const signal = AbortSignal.timeout(50)
    expect((await connect({ reply: 'silence' }).request(login, { signal }))._unsafeUnwrapErr().error).toBe(
      'requestAborted',
    )
  })
})
