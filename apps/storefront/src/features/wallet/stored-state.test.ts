import { createDappToolkit } from '@lootboxes/wallet-connector/toolkit'
import { expect, test } from 'vitest'
import { hasStoredState, journalKey, loginKey, requestsKey } from './stored-state'

const scope = {
  dAppDefinitionAddress: 'account_loc1c9n0e3cefkr4vs03g584s6hfrfac4z3hdrmcgssk8swpt5slzs7crh',
  networkId: 240,
}

test('these are the keys the toolkit reads', () => {
  const read = new Set<string>()
  const storage = {
    getItem: (key: string) => {
      read.add(key)
      return null
    },
    setItem: () => undefined,
    removeItem: () => undefined,
  }
  const gateway = { watchTransaction: () => Promise.reject(new Error('nothing is sent here')) }
  createDappToolkit({ ...scope, gateway, storage }).destroy()
  for (const key of [loginKey, requestsKey, journalKey])
    expect(read).toContain(key(scope as Parameters<typeof loginKey>[0]))
})

test('a first visit has nothing to restore; a login and an open transaction have', () => {
  const holding = (key?: string) => ({ getItem: (asked: string) => (asked === key ? '{}' : null) })
  const shop = scope as Parameters<typeof loginKey>[0]
  expect(hasStoredState(holding(), shop)).toBe(false)
  expect(hasStoredState(undefined, shop)).toBe(false)
  expect(hasStoredState(holding(loginKey(shop)), shop)).toBe(true)
  expect(hasStoredState(holding(journalKey(shop)), shop)).toBe(true)
})
