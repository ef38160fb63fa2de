// @vitest-environment jsdom
import { createTestWallet } from '@lootboxes/wallet-connector/testing'
import { createDappToolkit } from '@lootboxes/wallet-connector/toolkit'
import { okAsync } from 'neverthrow'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createActivityLog } from '../activity/activity'
import { account } from '../trade/genesis.fixture'
import { followRequests } from './follow-requests'
import { createOrderKinds } from './order-kinds'

/** The page does not hear that the phone has it: that is the moment in which a cancel comes too late. */
const muffle = (event: Event) => {
  if (event instanceof CustomEvent && JSON.stringify(event.detail).includes('receivedByWallet'))
    event.stopImmediatePropagation()
}
beforeEach(() => addEventListener('radix#chromeExtension#receive', muffle, true))
afterEach(() => removeEventListener('radix#chromeExtension#receive', muffle, true))

test('cancelled too late (trap T38): the request keeps its line and its name, and how it ended is said', async () => {
  const wallet = createTestWallet({ seed: 1, networkId: 240, script: [{ on: 'transaction', reply: 'hold' }] })
  const toolkit = createDappToolkit({
    networkId: 240,
    dAppDefinitionAddress: account,
    gateway: {
      watchTransaction: async ({ intentHash }) =>
        okAsync({ status: 'committed', intentHash, committedStateVersion: 7 } as const),
    },
  })
  const { walletApi } = toolkit
  const activity = createActivityLog()
  const heard: string[] = []
  activity.announced$.subscribe(() => heard.push(activity.announced$.get()))
  const requests = followRequests({ walletApi, activity, surface: 'activity', kinds: createOrderKinds(undefined) })
  const interactions: string[] = []
  walletApi.requestItems$.subscribe(([item]) => {
    if (item?.interactionId !== undefined) interactions.push(item.interactionId)
  })

  const sent = walletApi.sendTransaction({ transactionManifest: 'DROP_ALL_PROOFS;' })
  const [item] = walletApi.getRequestItems()
  requests.name({ itemId: item?.id ?? '', kind: 'buy' })
  await vi.waitFor(() => expect(wallet.requests()).toHaveLength(1))
  void walletApi.cancelRequest(item?.id ?? '')
  await sent
  expect(activity.items$.get()).toMatchObject([{ kind: 'buy', status: 'fail', error: 'userCancelledRequest' }])

  expect(wallet.answer(interactions[0] ?? '', { reply: 'approve' })).toBe(true)
  await vi.waitFor(() => expect(activity.items$.get()).toMatchObject([{ status: 'success' }]))
  expect(activity.items$.get()).toMatchObject([{ id: item?.id, kind: 'buy', error: undefined, canCancel: false }])
  expect(heard).toEqual([
    'You took it back too late: your wallet had it already. It was sent, and the ledger decides now.',
    'You took it back too late: your wallet had it already. It went through.',
  ])
  requests.stop()
  toolkit.destroy()
  wallet.stop()
})
