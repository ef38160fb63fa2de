import { createStore } from '@lootboxes/lootbox/client'
import { focusManager } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { Client } from './client'
import { keptForBackMs, queriesOf } from './queries'

test('a server holds on to no visitor: nothing listens and no timer is set', () => {
  const client = { account$: createStore(undefined) } as unknown as Client
  const listening = focusManager.hasListeners()
  expect(queriesOf(client).getQueryCache().getAll()).toEqual([])
  expect(focusManager.hasListeners()).toBe(listening)
  expect(keptForBackMs).toBe(Number.POSITIVE_INFINITY)
})
