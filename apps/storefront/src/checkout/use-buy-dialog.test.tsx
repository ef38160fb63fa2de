// @vitest-environment jsdom

import { useHoldings } from '@lootboxes/lootbox/react'
import { WalletProvider } from '@lootboxes/wallet-connector/react'
import type { DappToolkit } from '@lootboxes/wallet-connector/toolkit'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { ClientScope } from '@/client/client-scope'
import { account, box } from '@/client/genesis.fixture'
import { committed, openPage, type PageOptions } from '@/client/page.fixture'
import { useBuyDialog } from './use-buy-dialog'

afterEach(cleanup)

/** A page whose wallet code is on its way, because a login is stored, until `arrive`. */
function open(options: PageOptions, isStopped = false) {
  const page = openPage(options)
  page.client.flags.buyModal.show()
  let arrive: () => void = () => undefined
  const loading = new Promise<DappToolkit>((resolve) => {
    arrive = () => resolve(page.toolkit)
  })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <WalletProvider create={() => loading} createWhen={() => true}>
      <ClientScope client={page.client}>{children}</ClientScope>
    </WalletProvider>
  )
  const { result, unmount } = renderHook(
    () => useBuyDialog({ box, isStopped, onUnconnected: () => undefined, onBought: () => document.body }),
    { wrapper },
  )
  return { ...page, wrapper, unmount, arrive: () => act(async () => arrive()), shown: result }
}

test('Buy waits for a stored login to be restored, without the message about connecting', async () => {
  const { shown, arrive, send } = open({ login: account })
  const done = shown.current.buy()
  await act(() => Promise.resolve())
  expect([shown.current.message, send.mock.calls.length]).toEqual([undefined, 0])
  await arrive()
  await act(() => done)
  expect(send).toHaveBeenCalledTimes(1)
})

test('passes the opener to the next step, unless the user closed the dialog before', async () => {
  const { shown, arrive, client, send } = open({ login: account })
  await arrive()
  await act(() => shown.current.buy())
  expect(client.done$.get()).toMatchObject({ kind: 'bought', opener: document.body })
  client.flags.buyModal.show()
  send.mockImplementationOnce(() => {
    client.flags.buyModal.hide()
    return committed()
  })
  await act(() => shown.current.buy())
  expect(client.done$.get()).toMatchObject({ kind: 'bought', opener: undefined })
})

test('a login that is never restored ends with the message', async () => {
  const { shown, clock } = open({ login: account })
  void shown.current.buy()
  await act(() => clock.advance(5000))
  await waitFor(() => expect(shown.current.message).toBe('Please connect your wallet to continue'))
})

test('sends nothing for a dialog that the user has closed', async () => {
  const { shown, arrive, send, client } = open({ login: account })
  const done = shown.current.buy()
  client.flags.buyModal.hide()
  await arrive()
  await act(() => done)
  expect(send).not.toHaveBeenCalled()
})

test('without a connected account: the sentence for 2 seconds, then the dialog closes; the activity centre keeps the sentence (spec L85, L94, L137)', async () => {
  const { shown, arrive, client, clock } = open({})
  await arrive()
  act(() => void shown.current.buy())
  await waitFor(() => expect(shown.current.message).toBe('Please connect your wallet to continue'))
  await act(() => clock.advance(1999))
  expect(client.flags.buyModal.shown$.get()).toBe(true)
  await act(() => clock.advance(1))
  expect(client.flags.buyModal.shown$.get()).toBe(false)
  expect(client.activity.notes$.get()).toMatchObject([{ message: 'Please connect your wallet to continue' }])
})

test('a quantity chosen before connecting is the first one of the next dialog only', async () => {
  const { shown, arrive, clock, wrapper, unmount } = open({})
  const again = () =>
    renderHook(
      () => useBuyDialog({ box, isStopped: false, onUnconnected: () => undefined, onBought: () => document.body }),
      {
        wrapper,
      },
    )
  await arrive()
  act(() => shown.current.setCount(3))
  act(() => void shown.current.buy())
  await waitFor(() => expect(shown.current.message).toBeDefined())
  await act(() => clock.advance(2000))
  unmount()
  const second = again()
  expect(second.result.current.count).toBe(3)
  second.unmount()
  expect(again().result.current.count).toBe(1)
})

test('a quantity below 1: the sentence for 2 seconds, and the dialog stays (spec L85, L137)', async () => {
  const { shown, arrive, client, clock, send } = open({ login: account })
  await arrive()
  act(() => shown.current.setCount(0))
  act(() => void shown.current.buy())
  await waitFor(() => expect(shown.current.message).toBe('You must buy at least 1 ticket'))
  await act(() => clock.advance(1999))
  expect(shown.current.message).toBe('You must buy at least 1 ticket')
  await act(() => clock.advance(1))
  expect(shown.current.message).toBeUndefined()
  expect([client.flags.buyModal.shown$.get(), send.mock.calls.length]).toEqual([true, 0])
})

test('a box that cannot be sold: every check still speaks, but nothing is sent (trap T5)', async () => {
  const { shown, arrive, send } = open({ login: account }, true)
  await arrive()
  await act(() => shown.current.buy())
  expect(send).not.toHaveBeenCalled()
})

test('without a connected account and with a quantity of 0, the connection is checked first (spec L72, L85)', async () => {
  const { shown, arrive, clock } = open({})
  await arrive()
  act(() => shown.current.setCount(0))
  act(() => void shown.current.buy())
  await waitFor(() => expect(shown.current.message).toBe('Please connect your wallet to continue'))
  await act(() => clock.advance(2000))
  expect(shown.current.message).toBeUndefined()
})

test('asks the discount service, sends the manifest, reads the account again, closes the dialog, in this order (spec L72)', async () => {
  const { shown, arrive, answers, client, count, send, settled, wrapper } = open({ login: account })
  renderHook(() => useHoldings(), { wrapper })
  await arrive()
  await waitFor(() => expect(count('/state/entity/page/fungibles/')).toBe(1))
  await settled()
  const steps: string[] = []
  for (const [path, step] of [
    ['/api/baller-100-club', 'discount service'],
    ['/state/entity/page/fungibles/', 'account'],
  ] as const) {
    const answer = answers[path]
    answers[path] = (...request) => {
      steps.push(step)
      return answer?.(...request)
    }
  }
  send.mockImplementation(() => {
    steps.push('manifest')
    return committed()
  })
  client.flags.buyModal.shown$.subscribe(() => steps.push('close'))
  await act(() => shown.current.buy())
  expect(steps).toEqual(['discount service', 'manifest', 'account', 'close'])
})
