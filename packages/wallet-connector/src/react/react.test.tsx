// @vitest-environment jsdom
import { act, cleanup, renderHook, render as renderPlain, screen } from '@testing-library/react'
import { ok, okAsync } from 'neverthrow'
import { type ReactNode, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { dApp } from '../connector/sample-response.fixture'
import { RECEIVE_EVENT, SEND_EVENT } from '../protocol/event-names'
import type { DappToolkit } from '../toolkit/dapp-toolkit'
import { memoryStorage, storageKeys } from '../toolkit/storage'
import { benchToolkit, type LedgerStatus } from '../toolkit/toolkit.fixture'
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
import { initialJourney } from './journey'

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

function Status({ statuses }: { statuses: string[] }) {
  const { status } = useWallet()
  statuses.push(status)
  return <p>{status}</p>
}

function Name() {
  return <b>{useWallet().persona?.label}</b>
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
        persona: { identityAddress: 'identity_tdx_2_1x', label: 'Sam' },
      },
      sharedData: {},
    }),
  )
  return storage
}

/** Appends its name to `steps` on each render. */
function RecordedStep({ name, steps }: { name: string; steps: string[] }) {
  steps.push(name)
  return <i>{name}</i>
}

describe('WalletProvider', () => {
  test('renders nothing until the toolkit exists, which is created after the first render (spec L80)', () => {
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
    const statuses: string[] = []
    const page = renderPlain(
      <StrictMode>
        <WalletProvider create={create} fallback={<Status statuses={statuses} />}>
          <Status statuses={statuses} />
        </WalletProvider>
      </StrictMode>,
    )
    expect(statuses[0]).toBe('restoring')
    expect(statuses.at(-1)).toBe('disconnected')
    expect(made.map(({ destroyed }) => destroyed)).toEqual([true, false])
    page.unmount()
    expect(made.map(({ destroyed }) => destroyed)).toEqual([true, true])
  })

  test('on a server its children get restoring; with a fallback they wait for the toolkit (spec L80)', () => {
    const create = vi.fn(() => benchToolkit().toolkit)
    const html = (fallback?: ReactNode) =>
      renderToString(
        <WalletProvider create={create} fallback={fallback}>
          <Status statuses={[]} />
        </WalletProvider>,
      )
    expect(html()).toBe('<p>restoring</p>')
    expect(html(<i>soon</i>)).toBe('<i>soon</i>')
    expect(html(null)).toBe('')
    expect(create).not.toHaveBeenCalled()
  })

  test('a hook outside the provider throws with a hint', () => {
    const silence = vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(() => renderHook(() => useWallet())).toThrow('No WalletProvider around this component.')
    silence.mockRestore()
  })
})

describe('a lazily loaded toolkit', () => {
  /** Loads when the test resolves it. */
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

  test('is restoring until loaded, is created once in StrictMode, and is destroyed with the provider', async () => {
    const { create, destroyed, settle, show } = loading({ storage: loggedInStorage() })
    const { result, unmount } = show()
    expect(result.current.wallet).toMatchObject({ status: 'restoring', toolkit: undefined })
    await settle('arrive')
    expect(result.current.wallet).toMatchObject({ status: 'connected', persona: { label: 'Sam' } })
    expect(create).toHaveBeenCalledTimes(1)
    unmount()
    expect(destroyed).toHaveBeenCalledTimes(1)
  })

  test('is destroyed if it loads after the provider has unmounted', async () => {
    const { destroyed, settle, show } = loading()
    show().unmount()
    await settle('arrive')
    expect(destroyed).toHaveBeenCalledTimes(1)
  })

  test('createWhen "used": the status is disconnected, and a press loads the toolkit and connects', async () => {
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

  test('createWhen as a function: only a stored login loads the toolkit', async () => {
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

  test('an early press does not start a second login for a restored user', async () => {
    const { bench, settle, show } = loading({ storage: loggedInStorage() })
    const { result } = show()
    act(() => result.current.connect.connect())
    expect(result.current.connect.status).toBe('connecting')
    await settle('arrive')
    expect(result.current.connect.status).toBe('connected')
    expect(bench.interactions).toEqual([])
  })

  test('a press can be cancelled while the code loads', async () => {
    const { bench, settle, show } = loading()
    const { result } = show('used')
    act(() => result.current.connect.connect())
    act(() => result.current.connect.cancel())
    expect(result.current.connect.status).toBe('disconnected')
    await settle('arrive')
    expect(result.current.connect).toMatchObject({ status: 'disconnected', error: { error: 'canceledByUser' } })
    expect(bench.interactions).toEqual([])
  })

  test('reports code that fails to load, and the next use tries again', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    onTestFinished(() => log.mockRestore())
    const { bench, create, settle, show } = loading()
    const { result } = show()
    await settle('fail')
    expect(log.mock.calls).toEqual([
      [expect.stringContaining('toolkit'), expect.objectContaining({ message: 'offline' })],
    ])
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

  test('a create that throws is reported on the console', () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    onTestFinished(() => log.mockRestore())
    const cause = new TypeError('createDappToolkit: gateway: Required')
    const create = () => {
      throw cause
    }
    renderPlain(<WalletProvider create={create}>The page</WalletProvider>)
    expect(screen.getByText('The page')).toBeDefined()
    expect(log.mock.calls).toEqual([[expect.stringContaining('toolkit'), cause]])
  })

  test('prepare loads the toolkit without a request; a transaction waits for it', async () => {
    const { bench, create, settle, show } = loading()
    const { result } = show('used')
    act(() => result.current.wallet.prepare())
    expect(create).toHaveBeenCalledTimes(1)
    act(() => void result.current.sending.send({ transactionManifest: 'A;' }))
    expect(result.current.sending.state).toEqual({ status: 'awaiting-wallet', progress: 'page', canCancel: true })
    expect(bench.interactions).toEqual([])
    await settle('arrive')
    await act(() => bench.clock.advance(2090))
    expect(result.current.sending.state).toMatchObject({ status: 'committed' })
    expect(create).toHaveBeenCalledTimes(1)
  })

  test('a transaction cancelled while the code loads is never sent', async () => {
    const { bench, settle, show } = loading()
    const { result } = show('used')
    act(() => void result.current.sending.send({ transactionManifest: 'A;' }))
    act(() => result.current.sending.cancel())
    await settle('arrive')
    expect(result.current.sending.state).toMatchObject({ status: 'refused', error: { error: 'canceledByUser' } })
    expect(bench.interactions).toEqual([])
  })

  test('useToolkit gives access to the whole toolkit', async () => {
    const { wrapper } = started()
    const { result } = renderHook(() => useToolkit(), { wrapper })
    const data = await result.current(({ walletApi }) => okAsync(walletApi.getWalletData().accounts))
    expect(data).toEqual(ok([]))
  })
})

describe('a returning user', () => {
  test('never sees "connect" between the server’s page and the restored login', async () => {
    const bench = benchToolkit({ storage: loggedInStorage() })
    const statuses: string[] = []
    const page = (
      <WalletProvider toolkit={bench.toolkit}>
        <Status statuses={statuses} />
      </WalletProvider>
    )
    const host = document.createElement('div')
    host.innerHTML = renderToString(page)
    expect(host.textContent).toBe('restoring')
    await act(async () => hydrateRoot(host, page))
    expect(host.textContent).toBe('connected')
    expect(statuses).not.toContain('disconnected')
  })
})

describe('a user whom the server knows', () => {
  test.each<[string, CreateWhen]>([
    ['mounted', 'mounted'],
    ['used', 'used'],
    ['a stored login', () => false],
  ])('is connected on the server and in every render of the browser, created when %s', async (_, createWhen) => {
    const bench = benchToolkit({ storage: loggedInStorage() })
    const statuses: string[] = []
    const user = {
      persona: { address: 'identity_tdx_2_1x', label: 'Sam' },
      accounts: [{ address: 'account_x', label: 'Main' }],
    }
    const page = (
      <WalletProvider create={() => Promise.resolve(bench.toolkit)} createWhen={createWhen} initialUser={user}>
        <Status statuses={statuses} />
        <Name />
      </WalletProvider>
    )
    const host = document.createElement('div')
    host.innerHTML = renderToString(page)
    expect(host.textContent).toBe('connectedSam')
    await act(async () => hydrateRoot(host, page))
    expect(host.textContent).toBe('connectedSam')
    expect(new Set(statuses)).toEqual(new Set(['connected']))
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

  test('report why a login failed, until the next try', async () => {
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
    const deliver = () =>
      bench.say({ eventType: 'receivedByWallet', interactionId: bench.interactions.at(-1)?.interactionId })
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

describe('diagnosis without a message of the extension', () => {
  const linked = (isWalletLinked: boolean) => ({
    eventType: 'extensionStatus',
    isExtensionAvailable: true,
    isWalletLinked,
  })

  test('E2 a transaction that no wallet receives: open the wallet, then connect again', () => {
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

  test('a component that mounts later has the same diagnosis as an earlier one', () => {
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

  test('a phone needs no extension: the relay has the request', () => {
    const request = { id: 'a', type: 'loginRequest', status: 'pending', timestamp: 0, showCancel: true } as const
    const diagnosed = (progress?: 'extension') =>
      diagnose({
        status: { isExtensionAvailable: false, isWalletLinked: false },
        pending: { ...request, ...(progress && { progress }) },
        journey: initialJourney,
        silent: true,
        stuck: false,
        linkTried: false,
      }).nextStep
    expect([diagnosed(), diagnosed('extension')]).toEqual(['install-extension', 'open-wallet'])
  })

  test('E7 a pairing window that does not open: the toolbar helps', () => {
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

  test('every step has a text, and the step that installs something has a link', () => {
    expect(nextStepLink['install-extension']).toMatch(/^https:/)
  })
})

describe('useRequestItems', () => {
  test('counts failed requests since the last markSeen', async () => {
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

  test('check queries the ledger, and reports a running and an unsuccessful check', async () => {
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

  test('contains a transaction from the end of its wait until it is final', async () => {
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

  test('contains transactions from before a reload and from another tab', async () => {
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

test('the browser warns before the page is left only while the wallet has a transaction', async () => {
  const { bench, wrapper } = started({ reply: () => undefined })
  renderHook(() => useWarnBeforeLeaving(), { wrapper })
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  act(() => void bench.walletApi.sendTransaction({ transactionManifest: 'A;' }))
  expect(isAsked()).toBe(false)
  const [interaction] = bench.interactions
  act(() => bench.say({ eventType: 'receivedByWallet', interactionId: interaction?.interactionId }))
  expect(isAsked()).toBe(true)
  if (interaction) act(() => bench.answer(interaction, { error: 'rejectedByUser' }))
  await act(() => Promise.resolve())
  expect(isAsked()).toBe(false)
})

describe('useSendTransaction', () => {
  const sending = (words: Record<string, readonly LedgerStatus[]>) => {
    const { bench, wrapper, pass } = started({ words })
    const { result } = renderHook(() => useSendTransaction(), { wrapper })
    return { bench, pass, result }
  }

  test('goes from idle to committed', async () => {
    const { bench, pass, result } = sending({ [hash]: ['CommittedSuccess'] })
    expect(result.current.state).toEqual({ status: 'idle' })
    act(() => void result.current.send({ transactionManifest: 'A;' }))
    expect(result.current.state).toEqual({ status: 'awaiting-wallet', progress: 'extension', canCancel: true })
    act(() => bench.say({ eventType: 'receivedByWallet', interactionId: bench.interactions[0]?.interactionId }))
    expect(result.current.state).toEqual({ status: 'awaiting-wallet', progress: 'wallet', canCancel: false })
    await pass(90)
    expect(result.current.state).toEqual({ status: 'submitted', transactionIntentHash: hash })
    await pass(2000)
    expect(result.current.state).toMatchObject({ status: 'committed', transactionIntentHash: hash })
    act(() => result.current.reset())
    expect(result.current.state).toEqual({ status: 'idle' })
  })

  test('returns undetermined, not failed, and updates when the transaction is final', async () => {
    const { pass, result } = sending({ [hash]: ['Pending', 'Pending', 'CommittedFailure'] })
    act(() => void result.current.send({ transactionManifest: 'A;', timeout: 7000 }))
    await pass(7090)
    expect(result.current.state).toMatchObject({ status: 'undetermined' })
    await pass(60_000)
    expect(result.current.state).toMatchObject({ status: 'failed', reason: 'out of funds' })
  })

  test('can be cancelled, and an earlier transaction no longer changes the state', async () => {
    const { bench, pass, result } = sending({ [hash]: ['CommittedSuccess'] })
    bench.setReply(() => undefined)
    act(() => void result.current.send({ transactionManifest: 'A;' }))
    const [first] = bench.interactions
    act(() => void result.current.send({ transactionManifest: 'B;' }))
    act(() => result.current.cancel())
    await pass(0)
    expect(result.current.state).toMatchObject({ status: 'refused', error: { error: 'canceledByUser' } })
    expect(bench.walletApi.getRequestItems().map(({ status }) => status)).toEqual(['pending', 'fail'])
    if (first) act(() => bench.answer(first, { error: 'rejectedByUser' }))
    await pass(0)
    expect(result.current.state).toMatchObject({ status: 'refused', error: { error: 'canceledByUser' } })
  })

  test('is refused when the wallet rejects', async () => {
    const { bench, pass, result } = sending({})
    bench.setReply(() => ({ error: 'rejectedByUser' }))
    act(() => void result.current.send({ transactionManifest: 'A;' }))
    await pass(90)
    expect(result.current.state).toMatchObject({ status: 'refused', error: { error: 'rejectedByUser' } })
  })

  test.each([
    'failedToPollSubmittedTransaction',
    'failedToSubmitTransaction',
    'submittedTransactionWasDuplicate',
    'relayTimeout',
    'aCodeOfANewerWallet',
  ])('is undetermined, not refused, when the wallet ends it with %s', async (error) => {
    const { bench, pass, result } = sending({})
    bench.setReply(() => ({ error }))
    act(() => void result.current.send({ transactionManifest: 'A;' }))
    await pass(90)
    expect(result.current.state).toMatchObject({ status: 'undetermined', error: { error } })
  })

  test('is undetermined, not refused, when the page aborts after the wallet may have the request', async () => {
    const { bench, pass, result } = sending({})
    bench.setReply(() => undefined)
    const page = new AbortController()
    act(() => void result.current.send({ transactionManifest: 'A;', signal: page.signal }))
    await pass(20)
    page.abort()
    await pass(20)
    expect(result.current.state).toMatchObject({ status: 'undetermined', error: { error: 'requestAborted' } })
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

test('without an extension the step is to install it; an extension that echoes later is found', async () => {
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
