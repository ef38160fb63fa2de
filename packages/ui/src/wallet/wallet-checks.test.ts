import { expect, test } from 'vitest'
import { walletChecks } from './wallet-checks'

const states = (options: Omit<Parameters<typeof walletChecks>[0], 'networkName'>) =>
  walletChecks({ networkName: 'Stokenet', ...options }).map(({ key, state }) => `${key} ${state}`)

test('the network is known once an account is connected', () => {
  const found = { extensionFound: true, walletLinked: true }
  expect(states(found)).toEqual(['extension ok', 'link ok', 'network unknown'])
  expect(states({ ...found, isConnected: true })).toEqual(['extension ok', 'link ok', 'network ok'])
})

test('on a phone so is the app, unless a request waits for it', () => {
  const onPhone = { onPhone: true, isConnected: true }
  expect(states({ onPhone: true })).toEqual(['app unknown', 'network unknown'])
  expect(states(onPhone)).toEqual(['app ok', 'network ok'])
  expect(states({ ...onPhone, help: { text: 'Open the app.', isWaiting: true } })).toEqual([
    'app unknown',
    'network ok',
  ])
})
