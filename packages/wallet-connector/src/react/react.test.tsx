// @vitest-environment jsdom
import { act, cleanup, renderHook, render as renderPlain, screen } from '@testing-library/react'
import { type ReactNode, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { D } from '../connector/fitting-answer'
import { RECEIVE_EVENT, SEND_EVENT } from '../protocol/event-names'
import type { DappToolkit } from '../toolkit/dapp-toolkit'
import { memoryStorage, storageKeys } from '../toolkit/storage'
import { benchToolkit, type LedgerWord } from '../toolkit/toolkit.fixture'
import {
  nextStepText,
  useConnect,
  useExtensionStatus,
  useRequestItems,
  useSendTransaction,
  useWallet,
  WalletProvider,
} from './index'

const hash = 'txid_tdx_2_1vectorintenthash'

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const within =
  (toolkit: DappToolkit) =>
  ({ children }: { children: ReactNode }) => (
    <StrictMode>
      <WalletProvider toolkit={toolkit}>{children}</WalletProvider>
    </StrictMode>
  )

function Status({ seen }: { seen: string[] }) {
  const { status } = useWallet()
  seen.push(status)
  return <p>{status}</p>
}

function Step() {
  return <p>{useConnect().diagnosis.nextStep}</p>
}

const started = (options: Parameters<typeof benchToolkit>[0] = {}) => {
  const bench = benchToolkit({ storage: localStorage, ...options })
  return { bench, wrapper: within(bench.toolkit), pass: (ms: number) => act(() => bench.clock.advance(ms)) }
}
const loggedInStorage = () => {
  const storage = memoryStorage()
  storage.setItem(
    storageKeys(D, 2).login,
    JSON.stringify({
      loggedInTimestamp: '1',
      walletData: {
        accounts: [],
        personaData: [],
        proofs: [],
        persona: { identityAddress: 'identity_x', label: 'Sam' },
      },
      sharedData: {},
    }),
  )
  return storage
}

describe('WalletProvider', () => {
  test('creates after the first render, shows the fallback until then, and destroys on unmount, also in StrictMode', () => {
    const made: { destroyed: boolean }[] = []
    const create = () => {
      const { toolkit } = benchToolkit({ storage: localStorage })
      const one = { destroyed: false }
      made.push(one)
      return {
        ...toolkit,
        destroy: () => {
          one.destroyed = true
          toolkit.destroy()
        },
      }
    }
    const seen: string[] = []
    const page = renderPlain(
      <StrictMode>
        <WalletProvider create={create} fallback={<Status seen={seen} />}>
          <Status seen={seen} />
        </WalletProvider>
      </StrictMode>,
    )
    expect(seen[0]).toBe('restoring')
    expect(seen.at(-1)).toBe('disconnected')
    expect(made.map(({ destroyed }) => destroyed)).toEqual([true, false])
    page.unmount()
    expect(made.map(({ destroyed }) => destroyed)).toEqual([true, true])
  })

  test('renders nothing on a server, where no wallet can be known', () => {
    const html = renderToString(
      <WalletProvider create={() => benchToolkit().toolkit} fallback={<i>soon</i>}>
        <b>wallet</b>
      </WalletProvider>,
    )
    expect(html).toBe('<i>soon</i>')
  })

  test('a hook outside it says what is missing', () => {
    const silence = vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(() => renderHook(() => useWallet())).toThrow('No WalletProvider around this component.')
    silence.mockRestore()
  })
})

describe('a visitor who comes back', () => {
  test('never sees "connect" on the way from the server’s page to the restored login', async () => {
    const bench = benchToolkit({ storage: loggedInStorage() })
    const seen: string[] = []
    const page = (
      <WalletProvider toolkit={bench.toolkit}>
        <Status seen={seen} />
      </WalletProvider>
    )
    const host = document.createElement('div')
    host.innerHTML = renderToString(page)
    expect(host.textContent).toBe('restoring')
    await act(async () => hydrateRoot(host, page))
    expect(host.textContent).toBe('connected')
    expect(seen).not.toContain('disconnected')
  })
})

describe('useWallet and useConnect', () => {
  test('follow a login and a logout', async () => {
    const { bench, wrapper, pass } = started()
    bench.walletApi.setRequestData({
      toDataRequest: () => ({
        persona: { withProof: false },
        accounts: { numberOfAccounts: { quantifier: 'exactly', quantity: 1 }, withProof: false, reset: false },
      }),
    })
    const { result } = renderHook(() => ({ wallet: useWallet(), connect: useConnect() }), { wrapper })
    expect(result.current.wallet.status).toBe('disconnected')
    act(() => result.current.connect.connect())
    expect(result.current.connect).toMatchObject({ status: 'connecting', buttonStatus: 'pending' })
    await pass(90)
    expect(result.current.wallet).toMatchObject({
      status: 'connected',
      persona: { label: 'Sam' },
      account: { label: 'Main' },
    })
    expect(result.current.connect).toMatchObject({ status: 'connected', buttonStatus: 'success', error: undefined })
    act(() => result.current.wallet.disconnect())
    expect(result.current.wallet).toMatchObject({ status: 'disconnected', accounts: [] })
    expect(result.current.wallet.account).toBeUndefined()
  })

  test('say why a login did not happen, until the next try', async () => {
    const { bench, wrapper, pass } = started({ reply: () => ({ error: 'rejectedByUser' }) })
    const { result } = renderHook(() => useConnect(), { wrapper })
    act(() => result.current.connect())
    await pass(90)
    expect(result.current).toMatchObject({ status: 'disconnected', error: { error: 'rejectedByUser' } })
    bench.setReply(() => undefined)
    act(() => result.current.connect())
    expect(result.current.error).toBeUndefined()
    act(() => result.current.cancel())
    await pass(0)
    expect(result.current).toMatchObject({ status: 'disconnected', requests: [{ error: 'userCancelledRequest' }, {}] })
  })
})

describe('diagnosis', () => {
  const status = (isWalletLinked: boolean) => ({
    eventType: 'extensionStatus',
    isExtensionAvailable: true,
    isWalletLinked,
  })

  test('no extension: install it', async () => {
    const transportless = started()
    const { result } = renderHook(() => useConnect(), { wrapper: transportless.wrapper })
    expect(result.current.diagnosis).toMatchObject({ extensionFound: undefined, nextStep: undefined })
    await transportless.pass(100)
    // The bench echoes, so the extension is there but has no wallet.
    expect(result.current.diagnosis).toMatchObject({
      extensionFound: true,
      walletLinked: false,
      nextStep: 'link-wallet',
    })
    expect(nextStepText['link-wallet']).toMatch(/link/i)
  })

  test('silence for ten seconds: open the wallet, then answer there, and after several times restart the browser', async () => {
    vi.useFakeTimers()
    const { bench, wrapper } = started({ reply: () => undefined })
    const { result } = renderHook(() => useConnect(), { wrapper })
    act(() => bench.say(status(true)))
    const deliver = () => bench.say({ eventType: 'receivedByWallet', interactionId: bench.asked.at(-1)?.interactionId })
    const wait = () => act(() => void vi.advanceTimersByTime(10_000))
    const giveUp = async () => {
      act(() => result.current.cancel())
      await act(async () => {
        await Promise.resolve()
      })
    }

    act(() => result.current.connect())
    expect(result.current.diagnosis).toMatchObject({ walletReached: false, silent: false, nextStep: undefined })
    wait()
    expect(result.current.diagnosis).toMatchObject({ silent: true, nextStep: 'open-wallet' })
    act(deliver)
    expect(result.current.diagnosis).toMatchObject({ walletReached: true, silent: false, nextStep: undefined })
    wait()
    expect(result.current.diagnosis.nextStep).toBe('answer-in-wallet')
    for (let n = 0; n < 2; n++) {
      await giveUp()
      act(() => result.current.connect())
      act(deliver)
    }
    wait()
    expect(result.current.diagnosis.nextStep).toBe('restart-browser')
    act(() => bench.toolkit.destroy())
  })
})

describe('useSendTransaction', () => {
  const sending = (words: Record<string, readonly LedgerWord[]>) => {
    const { bench, wrapper, pass } = started({ words })
    const { result } = renderHook(() => useSendTransaction(), { wrapper })
    return { bench, pass, result }
  }

  test('walks from idle to committed', async () => {
    const { pass, result } = sending({ [hash]: ['CommittedSuccess'] })
    expect(result.current.state).toEqual({ status: 'idle' })
    act(() => void result.current.send({ transactionManifest: 'A;' }))
    expect(result.current.state).toEqual({ status: 'awaiting-wallet' })
    await pass(90)
    expect(result.current.state).toEqual({ status: 'submitted', transactionIntentHash: hash })
    await pass(2000)
    expect(result.current.state).toMatchObject({ status: 'committed', intentHash: hash })
    act(() => result.current.reset())
    expect(result.current.state).toEqual({ status: 'idle' })
  })

  test('says undetermined, not failed, and follows up when the ledger speaks', async () => {
    const { pass, result } = sending({ [hash]: ['Pending', 'Pending', 'CommittedFailure'] })
    act(() => void result.current.send({ transactionManifest: 'A;', timeout: 7000 }))
    await pass(7090)
    expect(result.current.state).toMatchObject({ status: 'undetermined' })
    await pass(60_000)
    expect(result.current.state).toMatchObject({ status: 'failed', reason: 'out of funds' })
  })

  test('a wallet that refuses never reached the ledger', async () => {
    const { bench, pass, result } = sending({})
    bench.setReply(() => ({ error: 'rejectedByUser' }))
    act(() => void result.current.send({ transactionManifest: 'A;' }))
    await pass(90)
    expect(result.current.state).toMatchObject({ status: 'refused', error: { error: 'rejectedByUser' } })
  })
})

test('useRequestItems and useExtensionStatus follow the toolkit', async () => {
  const { bench, wrapper, pass } = started({ reply: () => undefined })
  const { result } = renderHook(() => ({ requests: useRequestItems(), extension: useExtensionStatus() }), { wrapper })
  expect(result.current.extension).toBeUndefined()
  act(() => bench.say({ eventType: 'extensionStatus', isExtensionAvailable: true, isWalletLinked: true }))
  expect(result.current.extension).toEqual({ isExtensionAvailable: true, isWalletLinked: true })
  act(() => void bench.buttonApi.connect())
  const [item] = result.current.requests.items
  expect(item).toMatchObject({ status: 'pending' })
  act(() => result.current.requests.cancel(item?.id ?? ''))
  await pass(0)
  expect(result.current.requests.items[0]).toMatchObject({ status: 'fail' })
})

test('no extension at all: install it', async () => {
  vi.useFakeTimers()
  const { createDappToolkit } = await import('../toolkit/create-dapp-toolkit')
  const create = () =>
    createDappToolkit({
      networkId: 2,
      dAppDefinitionAddress: D,
      gateway: { watchTransaction: () => new Promise<never>(() => {}) },
    })
  renderPlain(
    <StrictMode>
      <WalletProvider create={create}>
        <Step />
      </WalletProvider>
    </StrictMode>,
  )
  await act(() => vi.advanceTimersByTimeAsync(100))
  expect(screen.getByText('install-extension')).toBeDefined()
  const answer = (event: Event) => {
    const { interactionId } = (event as CustomEvent<{ interactionId: string }>).detail
    const detail = { eventType: 'receivedByExtension', interactionId }
    window.dispatchEvent(new CustomEvent(RECEIVE_EVENT, { detail }))
  }
  window.addEventListener(SEND_EVENT, answer)
  act(() => void window.dispatchEvent(new Event('pageshow')))
  await act(() => vi.advanceTimersByTimeAsync(100))
  expect(screen.getByText('link-wallet')).toBeDefined()
  window.removeEventListener(SEND_EVENT, answer)
})
