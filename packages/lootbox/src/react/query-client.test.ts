import { focusManager } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { createLootboxClient } from './lootbox-client'
import { queryClientOf } from './query-client'

test('on a server the query client of a page adds no listener', () => {
  const client = createLootboxClient({
    networkId: 240,
    boxes: [],
    product: 'baller',
    clubToken: undefined,
    deposit: 'deposit_batch',
    lockFeeProof: 'auth-zone',
    gateway: () => Promise.reject(new Error('unused')),
  })
  const hadListeners = focusManager.hasListeners()
  expect(queryClientOf(client).getQueryCache().getAll()).toEqual([])
  expect(queryClientOf(client)).toBe(queryClientOf(client))
  expect(focusManager.hasListeners()).toBe(hadListeners)
})
