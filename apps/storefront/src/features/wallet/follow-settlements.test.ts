import type { Settlement } from '@lootboxes/wallet-connector/toolkit'
import { expect, test, vi } from 'vitest'
import { type Holdings, noHoldings } from '../account/holdings'
import { createStore } from '../store/create-store'
import { account, component, ticketResource } from '../trade/genesis.fixture'
import type { Trade } from '../trade/trade'
import { followSettlements } from './follow-settlements'

const order = { kind: 'reveal', component, ticketResource, ids: [] } as const
const confirming: Trade = { step: 'confirming', order, account, startedAt: 0, intentHash: 'txid_loc1mine' }
const committed = (intentHash: string, committedStateVersion: number): Settlement => ({
  status: 'committed',
  intentHash,
  committedStateVersion,
})

function world() {
  const trade$ = createStore<Trade>({ step: 'idle' })
  const holdings$ = createStore<Holdings>({ ...noHoldings, account, stateVersion: 5 })
  const readUntil = vi.fn(async () => undefined)
  const refresh = vi.fn(async () => undefined)
  let settle: (settlement: Settlement) => void = () => undefined
  const settlements$ = {
    subscribe: (listener: (settlement: Settlement) => void) => {
      settle = listener
      return { unsubscribe: () => undefined }
    },
  }
  const stop = followSettlements({ settlements$ }, { trade$, holdings$, account: () => account, refresh, readUntil })
  return { trade$, holdings$, readUntil, refresh, settle: (settlement: Settlement) => settle(settlement), stop }
}

test('what settles while nobody waits is read, not older than its commit (trap T36)', () => {
  const { settle, readUntil } = world()
  settle(committed('txid_loc1late', 9))
  expect(readUntil.mock.calls).toEqual([[account, 9]])
})

test('the transaction a dialog waits for is read by its own flow', () => {
  const { trade$, settle, readUntil, refresh } = world()
  trade$.set(confirming)
  settle(committed('txid_loc1mine', 9))
  trade$.set({ step: 'idle' })
  expect([readUntil.mock.calls, refresh.mock.calls]).toEqual([[], []])
})

test('what settles during another order is read when that is over, even if the wallet refuses that one', () => {
  const { trade$, holdings$, settle, readUntil } = world()
  trade$.set(confirming)
  settle(committed('txid_loc1late', 9))
  settle({ status: 'rejected', intentHash: 'txid_loc1other', reason: 'expired' })
  expect(readUntil).not.toHaveBeenCalled()
  holdings$.set((now) => ({ ...now, stateVersion: 12 }))
  trade$.set({ step: 'idle' })
  trade$.set(confirming)
  trade$.set({ step: 'idle' })
  expect(readUntil.mock.calls).toEqual([[account, 12]])
})
