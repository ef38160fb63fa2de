// @vitest-environment jsdom
import { act, cleanup, renderHook, render as renderPlain, screen } from '@testing-library/react'
import { ok, okAsync } from 'neverthrow'
import { type ReactNode, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { dApp } from '../connector/sample-response.fixture'
import { RECEIVE_EVENT, SEND_EVENT } from '../protocol/event-names'
import type { DappToolkit } from '../toolkit/dapp-toolkit'
import { memoryStorage, storageKeys } from '../toolkit/storage'
import { benchToolkit, type LedgerWord } from '../toolkit/toolkit.fixture'
import type { Settlement } from '../toolkit/transaction-watcher'
import { diagnose } from './diagnosis'
import {
  type CreateWhen,
  hasStoredWallet,
  nextStepLink,
  requestOutcome,
  useConnect,
  useDiagnosis,
  useExtensionStatus,
  useOpenTransactions,
  useRequestItems,
  useSendTransaction,
  useSettlements,
  useToolkit,
  useWallet,
  useWarnBeforeLeaving,
  WalletProvider,
} from './index'
import { beforeAnything } from './journey'

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
    storageKeys(dApp, 2).login,
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

/** Adds its name to `steps` whenever it renders. */
function RecordedStep({ name, steps }: { name: string; steps: string[] }) {
  steps.push(name)
  return <i>{name}</i>
}

describe('WalletProvider', () => {
  test('renders nothing until the connection exists, which is made after the first render (spec L80)', () => {
    const steps: string[] = []
    const container = document.body.appendChild(document.createElement('div'))
    const create = () => {
      steps.push(`created over ${container.textContent}`)
      return benchToolkit({ storage: localStorage }).toolkit
    }
    renderPlain(
      <>
        <RecordedStep name="beside" steps={steps} />
        <WalletProvider create={create} fallback={null}>
          <RecordedStep name="inside" steps={steps} />
        </WalletProvider>
      </>,
      { container },
    )
    expect(steps).toEqual(['beside', 'created over beside', 'inside'])
  })

  test('shows the fallback until the toolkit exists, and destroys it on unmount, also in StrictMode', () => {
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

  test('on a server its children say restoring; with a fallback they wait for the toolkit (spec L80)', () => {
    const create = vi.fn(() => benchToolkit().toolkit)
    const html = (fallback?: ReactNode) =>
      renderToString(
        <WalletProvider create={create} fallback={fallback}>
          <Status seen={[]} />
        </WalletProvider>,
      )
    expect(html()).toBe('<p>restoring</p>')
    expect(html(<i>soon</i>)).toBe('<i>soon</i>')
    expect(html(null)).toBe('')
    expect(create).not.toHaveBeenCalled()
  })

  test('a hook outside it says what is missing', () => {
    const silence = vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(() => renderHook(() => useWallet())).toThrow('No WalletProvider around this component.')
    silence.mockRestore()
  })
})

describe('a toolkit that is loaded', () => {
  /** Loads when the test says so. */
  const loading = (options: Parameters<typeof benchToolkit>[0] = {}) => {
    const bench = benchToolkit({ storage: localStorage, ...options })
    const loads: { arrive: () => void; fail: () => void }[] = []
    const destroyed = vi.fn()
    const create = vi.fn(
      () =>
        new Promise<DappToolkit>((resolve, reject) => {
          const destroy = () => {
            destroyed()
            bench.toolkit.destroy()
          }
          loads.push({
            arrive: () => resolve({ ...bench.toolkit, destroy }),
            fail: () => reject(new Error('offline')),
          })
        }),
    )
    const settle = (how: 'arrive' | 'fail', at = 0) =>
      act(async () => {
        loads[at]?.[how]()
        await Promise.resolve()
      })
    const provide =
      (createWhen?: CreateWhen) =>
      ({ children }: { children: ReactNode }) => (
        <StrictMode>
          <WalletProvider create={create} {...(createWhen === undefined ? {} : { createWhen })}>
            {children}
          </WalletProvider>
        </StrictMode>
      )
    const both = () => ({ wallet: useWallet(), connect: useConnect(), sending: useSendTransaction() })
    const show = (createWhen?: CreateWhen) => renderHook(both, { wrapper: provide(createWhen) })
    return { bench, create, destroyed, settle, show }
  }

  test('is restoring until it is there, is made once in StrictMode, and goes with the provider', async () => {
    const { create, destroyed, settle, show } = loading({ storage: loggedInStorage() })
    const { result, unmount } = show()
    expect(result.current.wallet).toMatchObject({ status: 'restoring', toolkit: undefined })
    await settle('arrive')
    expect(result.current.wallet).toMatchObject({ status: 'connected', persona: { label: 'Sam' } })
    expect(create).toHaveBeenCalledTimes(1)
    unmount()
    expect(destroyed).toHaveBeenCalledTimes(1)
  })

  test('that arrives after its provider has gone is destroyed', async () => {
    const { destroyed, settle, show } = loading()
    show().unmount()
    await settle('arrive')
    expect(destroyed).toHaveBeenCalledTimes(1)
  })

  test('on first use: nobody is logged in, and a press loads it and connects', async () => {
    const { bench, create, settle, show } = loading()
    const { result } = show('used')
    expect(result.current.wallet.status).toBe('disconnected')
    expect(create).not.toHaveBeenCalled()
    act(() => result.current.connect.connect())
    expect(result.current.connect).toMatchObject({ status: 'connecting', buttonStatus: 'pending' })
    await settle('arrive')
    expect(result.current.connect).toMatchObject({ status: 'connecting', buttonStatus: 'pending' })
    await act(() => bench.clock.advance(90))
    expect(result.current.wallet).toMatchObject({ status: 'connected', persona: { label: 'Sam' } })
  })

  test('where a function decides, only a stored login loads it', async () => {
    const scope = { dAppDefinitionAddress: dApp, networkId: 2 }
    const first = loading()
    const visitor = first.show(() => hasStoredWallet(scope))
    expect(visitor.result.current.wallet.status).toBe('disconnected')
    expect(first.create).not.toHaveBeenCalled()
    visitor.unmount()
    const { login } = storageKeys(dApp, 2)
    localStorage.setItem(login, loggedInStorage().getItem(login) ?? '')
    const second = loading()
    const { result } = second.show(() => hasStoredWallet(scope))
    expect(result.current.wallet.status).toBe('restoring')
    await second.settle('arrive')
    expect(result.current.wallet.status).toBe('connected')
  })

  test('an early press does not log a restored visitor in again', async () => {
    const { bench, settle, show } = loading({ storage: loggedInStorage() })
    const { result } = show()
    act(() => result.current.connect.connect())
    expect(result.current.connect.status).toBe('connecting')
    await settle('arrive')
    expect(result.current.connect.status).toBe('connected')
    expect(bench.asked).toEqual([])
  })

  test('a press can be taken back while the code is on its way', async () => {
    const { bench, settle, show } = loading()
    const { result } = show('used')
    act(() => result.current.connect.connect())
    act(() => result.current.connect.cancel())
    expect(result.current.connect.status).toBe('disconnected')
    await settle('arrive')
    expect(result.current.connect).toMatchObject({ status: 'disconnected', error: { error: 'canceledByUser' } })
    expect(bench.asked).toEqual([])
  })

  test('whose code does not come is said, and the next use tries again', async () => {
    const { bench, create, settle, show } = loading()
    const { result } = show()
    await settle('fail')
    expect(result.current).toMatchObject({
      wallet: { status: 'disconnected', loadError: { error: 'toolkitNotLoaded', jsError: { message: 'offline' } } },
      connect: { error: { error: 'toolkitNotLoaded' } },
    })
    act(() => result.current.connect.connect())
    expect(create).toHaveBeenCalledTimes(2)
    await settle('arrive', 1)
    await act(() => bench.clock.advance(90))
    expect(result.current.wallet).toMatchObject({ status: 'connected', loadError: undefined })
    expect(result.current.connect.error).toBeUndefined()
  })

  test('prepare loads it and asks nothing of the wallet; a transaction waits for it', async () => {
    const { bench, create, settle, show } = loading()
    const { result } = show('used')
    act(() => result.current.wallet.prepare())
    expect(create).toHaveBeenCalledTimes(1)
    act(() => void result.current.sending.send({ transactionManifest: 'A;' }))
    expect(result.current.sending.state).toEqual({ status: 'awaiting-wallet', progress: 'page', canCancel: true })
    expect(bench.asked).toEqual([])
    await settle('arrive')
    await act(() => bench.clock.advance(2090))
    expect(result.current.sending.state).toMatchObject({ status: 'committed' })
    expect(create).toHaveBeenCalledTimes(1)
  })

  test('a transaction taken back while the code is on its way is never sent', async () => {
    const { bench, settle, show } = loading()
    const { result } = show('used')
    act(() => void result.current.sending.send({ transactionManifest: 'A;' }))
    act(() => result.current.sending.cancel())
    await settle('arrive')
    expect(result.current.sending.state).toMatchObject({ status: 'refused', error: { error: 'canceledByUser' } })
    expect(bench.asked).toEqual([])
  })

  test('useToolkit reaches what no other hook does', async () => {
    const { wrapper } = started()
    const { result } = renderHook(() => useToolkit(), { wrapper })
    const data = await result.current(({ walletApi }) => okAsync(walletApi.getWalletData().accounts))
    expect(data).toEqual(ok([]))
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

  test('E4 a worker that only echoes: the extension is found, the link is unknown, and after Link a phone the toolbar helps', async () => {
    vi.useFakeTimers()
    const asleep = started({ status: false })
    const { result } = renderHook(() => useConnect(), { wrapper: asleep.wrapper })
    expect(result.current.diagnosis).toMatchObject({ extensionFound: undefined, nextStep: undefined })
    await asleep.pass(5000)
    expect(result.current.diagnosis).toMatchObject({
      extensionFound: true,
      walletLinked: undefined,
      nextStep: undefined,
    })
    act(() => result.current.linkWallet())
    act(() => void vi.advanceTimersByTime(2000))
    expect(result.current.diagnosis.nextStep).toBe('use-toolbar')
    act(() => asleep.bench.toolkit.destroy())
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
    act(() => void vi.advanceTimersByTime(20_000))
    expect(result.current.diagnosis.nextStep).toBe('restart-browser')
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

describe('diagnosis of what the extension does not say', () => {
  const linked = (isWalletLinked: boolean) => ({
    eventType: 'extensionStatus',
    isExtensionAvailable: true,
    isWalletLinked,
  })

  test('E2 a transaction no wallet receives: open the wallet, then connect again', () => {
    vi.useFakeTimers()
    const { bench, wrapper } = started({ reply: () => undefined })
    const { result } = renderHook(() => ({ sending: useSendTransaction(), step: useDiagnosis().nextStep }), { wrapper })
    act(() => bench.say(linked(true)))
    act(() => void result.current.sending.send({ transactionManifest: 'A;' }))
    act(() => void vi.advanceTimersByTime(10_000))
    expect(result.current.step).toBe('open-wallet')
    act(() => void vi.advanceTimersByTime(20_000))
    expect(result.current.step).toBe('connect-again')
    act(() => bench.toolkit.destroy())
  })

  test('a component that mounts late has the same diagnosis as one that was there before the request', () => {
    vi.useFakeTimers()
    const { bench, wrapper } = started({ reply: () => undefined })
    const { rerender } = renderPlain(<Step />, { wrapper })
    act(() => bench.say(linked(true)))
    act(() => void bench.buttonApi.connect())
    act(() => void vi.advanceTimersByTime(10_000))
    rerender(
      <>
        <Step />
        <Step />
      </>,
    )
    expect(screen.getAllByText('open-wallet')).toHaveLength(2)
    act(() => bench.toolkit.destroy())
  })

  test('on a phone no extension is missing: the relay has the request', () => {
    const request = { id: 'a', type: 'loginRequest', status: 'pending', timestamp: 0, showCancel: true } as const
    const diagnosed = (progress?: 'extension') =>
      diagnose({
        status: { isExtensionAvailable: false, isWalletLinked: false },
        pending: { ...request, ...(progress && { progress }) },
        journey: beforeAnything,
        silent: true,
        stuck: false,
        linkTried: false,
      }).nextStep
    expect([diagnosed(), diagnosed('extension')]).toEqual(['install-extension', 'open-wallet'])
  })

  test('E7 a pairing window that does not come: the toolbar helps', () => {
    vi.useFakeTimers()
    const { bench, wrapper } = started()
    const { result } = renderHook(() => useConnect(), { wrapper })
    act(() => bench.say(linked(false)))
    act(() => result.current.linkWallet())
    expect(bench.sent.at(-1)).toMatchObject({ discriminator: 'openPopup' })
    expect(result.current.diagnosis.nextStep).toBe('link-wallet')
    act(() => void vi.advanceTimersByTime(2000))
    expect(result.current.diagnosis.nextStep).toBe('use-toolbar')
    act(() => bench.say(linked(true)))
    expect(result.current.diagnosis.nextStep).toBeUndefined()
    act(() => bench.toolkit.destroy())
  })

  test('every step has words, and the one that installs something a link', () => {
    expect(nextStepLink['install-extension']).toMatch(/^https:/)
  })
})

describe('useRequestItems', () => {
  test('counts what ended badly since anyone looked', async () => {
    const { bench, wrapper, pass } = started({ reply: () => ({ error: 'rejectedByUser' }) })
    void bench.walletApi.sendTransaction({ transactionManifest: 'A;' })
    await pass(90)
    const { result } = renderHook(() => useRequestItems(), { wrapper })
    expect(result.current).toMatchObject({ unseen: 0, items: [{ status: 'fail' }] })
    void bench.walletApi.sendTransaction({ transactionManifest: 'B;' })
    await pass(90)
    expect(result.current.unseen).toBe(1)
    expect(result.current.unseenIds).toEqual([result.current.items[0]?.id])
    act(() => result.current.markSeen())
    expect(result.current).toMatchObject({ unseen: 0, unseenIds: [] })
  })

  test('asks the ledger again, says that it does, and when it did not know', async () => {
    vi.useFakeTimers({ now: 5000, toFake: ['Date'] })
    const { wrapper, pass, bench } = started({ words: { [hash]: ['Pending', 'Pending', 'CommittedSuccess'] } })
    const settled: Settlement[] = []
    const { result } = renderHook(
      () => {
        useSettlements((settlement) => settled.push(settlement))
        return useRequestItems()
      },
      { wrapper },
    )
    void bench.walletApi.sendTransaction({ transactionManifest: 'A;', timeout: 2000 })
    await pass(90 + 2000)
    expect(result.current.items.map(requestOutcome)).toEqual(['undetermined'])
    expect(result.current.unseen).toBe(1)
    act(() => void result.current.check(hash))
    expect([...result.current.checks]).toEqual([[hash, 'asking']])
    await pass(15_000)
    expect(result.current.items.map(requestOutcome)).toEqual(['success'])
    expect([...result.current.checks]).toEqual([])
    expect(settled).toMatchObject([{ status: 'committed' }])
  })
})

describe('useOpenTransactions', () => {
  const hashes = (open: readonly { transactionIntentHash: string }[]) =>
    open.map(({ transactionIntentHash }) => transactionIntentHash)

  test('tells of a transaction from the moment nobody waits for it until the ledger has spoken', async () => {
    const { bench, wrapper, pass } = started({
      words: { [hash]: ['Unknown', 'Unknown', 'Unknown', 'CommittedSuccess'] },
    })
    const { result } = renderHook(() => useOpenTransactions(), { wrapper })
    expect(result.current).toEqual([])
    void bench.walletApi.sendTransaction({ transactionManifest: 'A;', label: 'buy a', timeout: 2000 })
    await pass(90)
    expect(result.current, 'its sender still waits').toEqual([])
    await pass(2000)
    expect(result.current).toMatchObject([{ transactionIntentHash: hash, label: 'buy a' }])
    await pass(60_000)
    expect(result.current).toEqual([])
  })

  test('knows those of before a reload and of another tab', async () => {
    const before = started({ words: { [hash]: ['Unknown'] } })
    void before.bench.walletApi.sendTransaction({ transactionManifest: 'A;' })
    await before.pass(90)
    const after = started({ words: { [hash]: ['Unknown'] } })
    const { result } = renderHook(() => useOpenTransactions(), { wrapper: after.wrapper })
    expect(hashes(result.current)).toEqual([hash])
    before.bench.toolkit.destroy()
    after.bench.toolkit.destroy()
  })
})

test('the browser asks before the page is left while the wallet has a transaction, and only then', async () => {
  const { bench, wrapper } = started({ reply: () => undefined })
  renderHook(() => useWarnBeforeLeaving(), { wrapper })
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  act(() => void bench.walletApi.sendTransaction({ transactionManifest: 'A;' }))
  expect(isAsked()).toBe(false)
  const [interaction] = bench.asked
  act(() => bench.say({ eventType: 'receivedByWallet', interactionId: interaction?.interactionId }))
  expect(isAsked()).toBe(true)
  if (interaction) act(() => bench.answer(interaction, { error: 'rejectedByUser' }))
  await act(() => Promise.resolve())
  expect(isAsked()).toBe(false)
})

describe('useSendTransaction', () => {
  const sending = (words: Record<string, readonly LedgerWord[]>) => {
    const { bench, wrapper, pass } = started({ words })
    const { result } = renderHook(() => useSendTransaction(), { wrapper })
    return { bench, pass, result }
  }

  test('walks from idle to committed', async () => {
    const { bench, pass, result } = sending({ [hash]: ['CommittedSuccess'] })
    expect(result.current.state).toEqual({ status: 'idle' })
    act(() => void result.current.send({ transactionManifest: 'A;' }))
    expect(result.current.state).toEqual({ status: 'awaiting-wallet', progress: 'extension', canCancel: true })
    act(() => bench.say({ eventType: 'receivedByWallet', interactionId: bench.asked[0]?.interactionId }))
    expect(result.current.state).toEqual({ status: 'awaiting-wallet', progress: 'wallet', canCancel: false })
    await pass(90)
    expect(result.current.state).toEqual({ status: 'submitted', transactionIntentHash: hash })
    await pass(2000)
    expect(result.current.state).toMatchObject({ status: 'committed', transactionIntentHash: hash })
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

  test('can be taken back, and an earlier one changes nothing any more', async () => {
    const { bench, pass, result } = sending({ [hash]: ['CommittedSuccess'] })
    bench.setReply(() => undefined)
    act(() => void result.current.send({ transactionManifest: 'A;' }))
    const [first] = bench.asked
    act(() => void result.current.send({ transactionManifest: 'B;' }))
    act(() => result.current.cancel())
    await pass(0)
    expect(result.current.state).toMatchObject({ status: 'refused', error: { error: 'canceledByUser' } })
    expect(bench.walletApi.getRequestItems().map(({ status }) => status)).toEqual(['pending', 'fail'])
    if (first) act(() => bench.answer(first, { error: 'rejectedByUser' }))
    await pass(0)
    expect(result.current.state).toMatchObject({ status: 'refused', error: { error: 'canceledByUser' } })
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
  const { bench, wrapper, pass } = started({ reply: () => undefined, status: false })
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

test('no extension at all: install it; an extension that echoes later is found', async () => {
  vi.useFakeTimers()
  const { createDappToolkit } = await import('../toolkit/create-dapp-toolkit')
  const create = () =>
    createDappToolkit({
      networkId: 2,
      dAppDefinitionAddress: dApp,
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
  await act(() => vi.advanceTimersByTimeAsync(5000))
  expect(screen.queryByText('install-extension')).toBeNull()
  window.removeEventListener(SEND_EVENT, answer)
})
